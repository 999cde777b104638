#include "table-agent/daemon/broker_options.h"

#include <CLI/CLI.hpp>

namespace pitwatch::daemon {

namespace {

// Without any of these options there is no TLS.
feed::MqttTls& tlsOf(feed::MqttOptions& options) {
    if (!options.tls)
        options.tls.emplace();
    return *options.tls;
}

} // namespace

void addBrokerOptions(CLI::App& app, feed::MqttOptions& options) {
    app.add_option("--broker-host", options.host, "where the MQTT broker listens")
        ->capture_default_str();
    app.add_option("--broker-port", options.port, "its port")->capture_default_str();
    const auto file = [&app, &options](const char* name, std::string feed::MqttTls::*member,
                                       const char* help) {
        return app.add_option_function<std::string>(
            name, [&options, member](const std::string& path) { tlsOf(options).*member = path; },
            help);
    };
    auto* ca = file("--broker-ca", &feed::MqttTls::caFile, "PEM file: who vouches for it; TLS");
    auto* cert = file("--broker-cert", &feed::MqttTls::certFile, "PEM file: who we are");
    auto* key = file("--broker-key", &feed::MqttTls::keyFile, "PEM file: our key");
    cert->needs(ca)->needs(key);
    key->needs(cert);
    app.set_config("--config", "", "a file with these options, as pitctl site build writes it");
    app.allow_config_extras(CLI::config_extras_mode::error);
}

} // namespace pitwatch::daemon
