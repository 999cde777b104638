#pragma once

#include "shared/table/state.h"

namespace pitwatch::table {

// Whether an open table between two rounds has stood without a wager for so long that its cards are
// to be spread out, and nobody has done it.
bool standsIdle(const State& state, core::Instant now);

} // namespace pitwatch::table
