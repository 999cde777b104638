#pragma once

#include "shared/feed/mqtt_link.h"

namespace CLI {
class App;
}

namespace pitwatch::daemon {

// Adds --broker-host, --broker-port, --broker-ca, --broker-cert and --broker-key, read into
// `options`, which must outlive the parsing; and --config, a file that may hold every option of the
// program (the command line goes first, a key that is no option is an error).
void addBrokerOptions(CLI::App& app, feed::MqttOptions& options);

} // namespace pitwatch::daemon
