#pragma once

#include "tests/support/tables/table_fixture.h"

namespace pitwatch::support {

// Plays `inputs` random inputs at a table of that rule set and says what always has to hold and did
// not, or nothing. `rounds` counts the rounds that were settled on the way.
std::string playAtRandom(std::string_view ruleSet, std::uint64_t seed, int inputs, int& settled);

} // namespace pitwatch::support
