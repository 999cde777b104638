#pragma once

#include "shared/table/internal/draft.h"

#include <span>
#include <utility>
#include <vector>

namespace pitwatch::table {

// Reports a deal that went out in another order than that of the document and the dealing method.
void checkOrder(Draft& draft);

// Each card by where it went; of the board only that.
using DealtCard = std::pair<events::Place, std::uint8_t>;
std::vector<DealtCard> oneByOne(const rules::RuleSet& rules,
                                std::span<const events::DealtPacket> packets);

// The deal that the method gives to those who have bet, and to whoever else was told to have cards.
std::vector<DealtCard> rightDeal(const State& state, std::span<const events::DealtPacket> told);

// Whether the deal that was told so far, with these, is the right one as far as it goes.
bool isRightSoFar(const State& state, std::span<const events::DealtPacket> more);

// Whether the deal that was told so far, with these, is a beginning of the one that the method
// gives to those who have bet, in its order: the rest may be told yet.
bool isBeginning(const State& state, std::span<const events::DealtPacket> more);

} // namespace pitwatch::table
