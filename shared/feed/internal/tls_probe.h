#pragma once

#include "shared/feed/mqtt_connection.h"

#include <string>

namespace pitwatch::feed::internal {

// Why a connection over TLS failed, in words a person can act on: shakes hands with the broker once
// more, without the MQTT library, which only says "failed". Blocks, but never longer than `atMost`
// plus a name look-up. Empty if the broker is reached and no certificate is at fault.
std::string explainTlsFailure(const MqttOptions& options, core::Millis atMost);

} // namespace pitwatch::feed::internal
