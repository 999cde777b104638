#pragma once

#include "shared/table/rounds/irregularities.h"

// What an irregularity leads to.

namespace pitwatch::table {

void record(Draft& draft, const Observation& seen, events::Consequence consequence,
            std::string_view section);

void carryOut(Draft& draft, events::Consequence consequence, const Observation& seen,
              std::string_view section);

// Whoever was passed over has no part in this round; the others play on.
void giveBack(Draft& draft, const Observation& seen, std::string_view section);

} // namespace pitwatch::table
