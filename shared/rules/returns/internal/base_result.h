#pragma once

#include "shared/rules/returns/ratio.h"

namespace pitwatch::returns {

// The base game under decisions that cannot be improved, in units of one bet or one ante.
struct BaseResult {
    // Expected win; negative where the house has the edge.
    Ratio net;
    // What the player has at risk on average, all bets together.
    Ratio averageWager;
};

} // namespace pitwatch::returns
