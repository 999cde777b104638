#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Flat fees on each bet and on the player-dealer's hand are due when play begins, whatever becomes
// of the bets (C2).
void collectFees(Draft& draft);

// Cards were dealt although nobody was told to have bet: the hand that is over was one.
void collectFeeOfUntoldBets(Draft& draft);

// The hand is void.
void returnFees(Draft& draft);
// The seat has no part in it; the player-dealer's fee goes by the other bets then.
void returnFees(Draft& draft, core::Seat seat);

} // namespace pitwatch::table
