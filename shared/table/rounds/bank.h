#pragma once

#include "shared/table/rounds/betting.h"

namespace pitwatch::table {

// Why the bets cannot be closed without a player-dealer and its wager, or nothing.
Refusal bankProblem(const State& state);

// A round that is dealt without a player-dealer and its wager, although nobody told of the bets, is
// a finding.
void checkBank(Draft& draft);

// After a hand was played: the bank is offered when it has been held long enough, or its holder
// left.
void offerBankAfterHand(Draft& draft);

} // namespace pitwatch::table
