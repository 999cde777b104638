#pragma once

#include "shared/table/rounds/betting.h"

namespace pitwatch::table {

// Why the bets cannot be closed without a player-dealer and its wager, or nothing.
Refusal bankProblem(const State& state);

// After a hand was played: the bank is offered when it has been held long enough.
void offerBankAfterHand(Draft& draft);

} // namespace pitwatch::table
