#include "table-agent/daemon/broker_options.h"

namespace pitwatch::daemon {

namespace {

// Without any of these options there is no TLS.
feed::MqttTls& tlsOf(feed::MqttOptions& options) {
    if (!options.tls)
        options.tls.emplace();
    return *options.tls;
}

} // namespace

void addBrokerOptions(command_line::Command app, feed::MqttOptions& options) {
    app.option("--broker-host", options.host, "where the MQTT broker listens").showDefault();
    app.option("--broker-port", options.port, "its port").showDefault();
    const auto file = [&app, &options](const char* name, std::string feed::MqttTls::*member,
                                       const char* help) {
        return app.option(
            name, [&options, member](const std::string& path) { tlsOf(options).*member = path; },
            help);
    };
    auto ca = file("--broker-ca", &feed::MqttTls::caFile, "PEM file: who vouches for it; TLS");
    auto cert = file("--broker-cert", &feed::MqttTls::certFile, "PEM file: who we are");
    auto key = file("--broker-key", &feed::MqttTls::keyFile, "PEM file: our key");
    cert.needs(ca).needs(key);
    key.needs(cert);
    app.configFile("--config", "a file with these options, as pitctl site build writes it");
}

} // namespace pitwatch::daemon
