#pragma once

#include "shared/rules/returns/internal/base_result.h"
#include "shared/rules/returns/internal/net_payouts.h"

namespace pitwatch::returns {

// Three bets: the first may be withdrawn on seeing three cards, the second on seeing four.
BaseResult letItRide(const NetPayouts& payouts);

} // namespace pitwatch::returns
