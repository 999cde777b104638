#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Where no player-dealer with a wager stands against the bets: what is missing. Empty otherwise.
events::Phrase bankFault(const State& state);

// After a hand was played: the bank is offered when it has been held long enough, or its holder
// left.
void offerBankAfterHand(Draft& draft);

} // namespace pitwatch::table
