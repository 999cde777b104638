#pragma once

#include "shared/table/inputs/bank_inputs.h"
#include "shared/table/inputs/money_inputs.h"
#include "shared/table/internal/draft.h"

// Chips that are put down between the settlement of a seat and the end of the round. Nothing can
// be added to a wager that is settled: they are a bet for the next round.

namespace pitwatch::table {

// Whether that wager of the seat, or the hand it would go by, has its result.
bool isSettledAt(const State& state, core::Seat seat, events::Wager wager);

// A sensor of such a place: what is lost goes to the dealer, the rest waits for the next round.
void tellNextWager(Draft& draft, const WagerSensed& input);
// The same at the player-dealer's place.
void tellNextBankWager(Draft& draft, const PlaceBankWager& input);

// What lies there for the next round when this one ends.
std::vector<NextWager> nextWagers(const State& state);
// The round is over, and what was told so stands as bets of the next one.
void placeNextWagers(Draft& draft, const Round& over, const std::vector<NextWager>& wagers);

} // namespace pitwatch::table
