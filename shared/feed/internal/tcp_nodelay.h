#pragma once

#include <cstdint>

namespace pitwatch::feed::internal {

// Sets TCP_NODELAY on every socket of this process that is connected to `port`, and returns how
// many there were. The MQTT library neither sets it nor shows its socket, and without it a client
// that both receives and publishes waits some 40 ms for delayed acknowledgements.
int sendWithoutDelay(std::uint16_t port);

} // namespace pitwatch::feed::internal
