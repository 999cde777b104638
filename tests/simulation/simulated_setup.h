#pragma once

#include "shared/table/setup.h"

namespace pitwatch::simulation {

// The table with that number: the five rule sets in turn, everything on offer, decks that have to
// leave after minutes so that a short simulation sees many of them. The seed makes its nonces.
table::SetupPtr simulatedSetup(std::size_t number, std::uint64_t seed);

} // namespace pitwatch::simulation
