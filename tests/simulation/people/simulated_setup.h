#pragma once

#include "shared/meter/setup.h"
#include "shared/table/setup/setup.h"

namespace pitwatch::simulation {

// How the first so many tables are called.
std::vector<core::PartyId> tableNames(std::size_t tables);

// The table with that number: the five rule sets in turn, everything on offer, decks that have to
// leave after minutes so that a short simulation sees many of them, and tiers that the jackpots of
// the simulators reach, all three. The seed is the site's: its tables and its controller have the
// same tiers.
table::SetupPtr simulatedSetup(std::size_t number, std::uint64_t seed);

// What else the operator of that table has filed: other paytables wherever the rules have some, and
// no progressive.
table::SetupPtr otherSetup(std::size_t number, std::uint64_t seed);

// Every other link has a limit so low that its meter goes over it within the hour.
meter::SetupPtr simulatedMeters(std::uint64_t seed);

} // namespace pitwatch::simulation
