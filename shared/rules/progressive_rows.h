#pragma once

#include "shared/rules/paytable.h"

#include <span>

// Whether a progressive paytable gives what somebody says was won by it. Hands are named as its
// rows name them: whoever asks has no cards. Pure functions; any thread.

namespace pitwatch::rules {

bool givesShare(const Paytable& paytable, PaidHand hand, MeterLevel meter, std::int64_t percent);

// The stake is one that may be made: a product of any two numbers may not fit.
bool givesAmount(const Paytable& paytable, PaidHand hand, core::Cents stake, core::Cents amount);

// To the progressive wager of somebody else, for a hand that was held as `held`: the row of the
// paytable and that of the Envy list have to speak of the same hand.
bool givesEnvy(const Paytable& paytable, PaidHand held, PaidHand hand, core::Cents wager,
               core::Cents amount);

// Whether these cards are the hand that the paytable names so. More of them than it looks at say
// nothing against it: which are meant depends on the game.
bool mayHold(const Paytable& paytable, PaidHand hand, std::span<const cards::Card> cards);

} // namespace pitwatch::rules
