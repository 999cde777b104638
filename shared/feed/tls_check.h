#pragma once

#include "shared/core/clock.h"
#include "shared/core/result.h"
#include "shared/feed/mqtt_connection.h"

#include <string_view>

namespace pitwatch::feed {

// Whether our own side of TLS can work: files that can be read, a key that is ours alone and fits
// its certificate, a certificate of the name we go by, issued by the authority, valid now. The
// MQTT library would only say that TLS failed; this says what to put right. Any thread.
core::Outcome checkTls(const MqttTls& tls, std::string_view name, core::Instant now);

// Whether the broker is there, is the one we trust, and takes our certificate, without logging in:
// whoever is connected under that name stays. Blocks, but not longer than `atMost` plus a name
// look-up. Any thread.
core::Outcome knockAtBroker(const MqttOptions& options, core::Millis atMost);

} // namespace pitwatch::feed
