#pragma once

#include "pit-console/core/pit_state.h"

namespace pitwatch::console {

// Moves the list of open claims by an event of their table.
void followClaims(std::vector<OpenClaim>& claims, const events::Event& event);

} // namespace pitwatch::console
