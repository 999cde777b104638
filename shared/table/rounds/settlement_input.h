#pragma once

#include "shared/rules/round.h"
#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// The wagers of everybody whose progressive wager or hand can matter to another's; no cards.
rules::Round wageredRound(const State& state, core::Seat holder);

// Only for a round of which nothing is missing.
rules::Round settlementInput(const State& state);

} // namespace pitwatch::table
