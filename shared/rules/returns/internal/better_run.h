#pragma once

#include "shared/rules/returns/internal/hand_counts.h"

namespace pitwatch::returns {

// Run 'Em Twice: how often each hand is the better of a player's two runs (R4). Deals are hole
// cards, center, first pair and second pair.
HandCounts countBetterRun(cards::AceLow aceLow);

} // namespace pitwatch::returns
