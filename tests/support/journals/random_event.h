#pragma once

#include "shared/events/event.h"

#include <cstdint>
#include <vector>

namespace pitwatch::support {

// One event of every type, in the order of their numbers, with random legal values.
std::vector<events::Event> oneOfEach(std::uint64_t seed);

} // namespace pitwatch::support
