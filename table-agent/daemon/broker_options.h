#pragma once

#include "shared/feed/mqtt_link.h"

namespace CLI {
class App;
}

namespace pitwatch::daemon {

// Adds --broker-host and --broker-port, read into `options`.
void addBrokerOptions(CLI::App& app, feed::MqttOptions& options);

} // namespace pitwatch::daemon
