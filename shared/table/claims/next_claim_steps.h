#pragma once

#include "shared/table/next_steps.h"

namespace pitwatch::table {

// What each open claim waits for.
void addClaimSteps(const State& state, std::vector<NextStep>& steps);

} // namespace pitwatch::table
