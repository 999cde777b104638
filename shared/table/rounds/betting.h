#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

struct Why {
    events::Phrase reason;
    std::string section;
};
using Refusal = std::optional<Why>;

// What is wrong with the wagers of a seat when the bets are closed, or nothing.
Refusal wagerProblem(const State& state, core::Seat seat);

} // namespace pitwatch::table
