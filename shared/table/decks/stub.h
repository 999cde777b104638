#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// At "no more bets": says so if the stub of this round has to be counted.
void callStubCount(Draft& draft);

// At the end of a round: reports a count that was due and not made.
void checkStubCounted(Draft& draft);

// Whether stubs are counted at this table as it is equipped now.
bool countsStubs(const State& state);
const std::string& stubSection(const State& state);

} // namespace pitwatch::table
