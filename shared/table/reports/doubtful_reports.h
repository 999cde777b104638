#pragma once

#include "shared/table/rounds/irregularities.h"

namespace pitwatch::table {

// Whether what devices told of the round speaks against a report that would void it or give wagers
// back: a deal told to its end, a stub that was right, a reader that saw no such card. Nobody's
// word alone outweighs that; the floorperson rules.
bool signalsDisagree(const State& state, const Observation& seen);

} // namespace pitwatch::table
