#pragma once

#include "shared/rules/paytable.h"

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

} // namespace pitwatch::rules
