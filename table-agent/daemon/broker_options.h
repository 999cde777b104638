#pragma once

#include "shared/command_line/command_line.h"
#include "shared/feed/mqtt_connection.h"

namespace pitwatch::daemon {

// Adds --broker-host, --broker-port, --broker-ca, --broker-cert and --broker-key, read into
// `options`, which must outlive the parsing; and --config, a file that may hold every option of the
// program (the command line goes first, a key that is no option is an error).
void addBrokerOptions(command_line::Command app, feed::MqttOptions& options);

} // namespace pitwatch::daemon
