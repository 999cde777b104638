#pragma once

#include "tests/simulation/pit.h"

#include <string>

namespace pitwatch::simulation {

// The fewest faults of the seed's plan, as far as leaving some out one after the other finds them,
// that still break the same promise.
std::vector<Fault> shrink(const PitOptions& options, const std::string& check);

} // namespace pitwatch::simulation
