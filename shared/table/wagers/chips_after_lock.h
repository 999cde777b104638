#pragma once

#include "shared/table/inputs/money_inputs.h"
#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// What a sensor tells after "no more bets", or once a card is out.
void changeAfterLock(Draft& draft, const WagerSensed& input);

// Whether the dealer takes the chips of that wager in by the rules.
bool isTakenIn(const State& state, core::Seat seat, events::Wager wager);

} // namespace pitwatch::table
