#include "table-agent/daemon/broker_options.h"

#include <CLI/CLI.hpp>

namespace pitwatch::daemon {

void addBrokerOptions(CLI::App& app, feed::MqttOptions& options) {
    app.add_option("--broker-host", options.host, "where the MQTT broker listens")
        ->capture_default_str();
    app.add_option("--broker-port", options.port, "its port")->capture_default_str();
}

} // namespace pitwatch::daemon
