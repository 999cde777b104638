#pragma once

#include "shared/core/clock.h"
#include "shared/events/phrase.h"
#include "shared/table/state.h"
#include "shared/table/step.h"

#include <string>
#include <vector>

namespace pitwatch::table {

// One thing the rules ask of the people at the table, and the section that asks for it (empty where
// no document says so).
struct NextStep {
    events::Phrase what;
    std::string section;

    friend bool operator==(const NextStep&, const NextStep&) = default;
};

// What the rules ask next, the most pressing first. Pure; for the dealer's pad and the console.
std::vector<NextStep> nextSteps(const State& state, core::Instant now);

} // namespace pitwatch::table
