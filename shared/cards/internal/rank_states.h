#pragma once

#include "shared/cards/five_card_category.h"

#include <array>
#include <cstdint>

// Ignoring suits, the cards dealt so far are a multiset of ranks. Each such multiset is a state
// with a number, and the next card's rank leads to the next state; the fifth (or sixth) leads to
// the hand's code instead. So one more card is one load, and the last step's rows (24 kB for five
// cards) stay in the first-level cache.

namespace pitwatch::cards::internal {

// How many multisets of `size` ranks there are. A rank five times is among them, though no deck
// makes it: numbering is simpler so, and cards dealt twice cannot lead outside a table.
constexpr std::size_t multisetCount(std::size_t size) {
    std::size_t count = 1;
    for (std::size_t i = 1; i <= size; ++i)
        count = count * (kRankCount - 1 + i) / i;
    return count;
}

template <std::size_t Size>
using RowStarts = std::array<std::uint16_t, multisetCount(Size) * kRankCount>;
template <std::size_t Size>
using Codes = std::array<std::uint8_t, multisetCount(Size) * kRankCount>;

// A row holds one entry per rank. A state is where its row starts (five cards: its number, because
// the row would start past 65,535).
struct RankStates {
    RowStarts<1> afterTwo;
    RowStarts<2> afterThree;
    RowStarts<3> afterFour;
    RowStarts<4> afterFive;
    // Category in the upper four bits, rank of the pair in the lower.
    Codes<4> fiveCards;
    Codes<5> sixCards;
};

// Ready once main() runs; no static initialiser may evaluate hands.
extern const RankStates kRankStates;

constexpr std::uint8_t codeOf(FiveCardCategory category, unsigned pairRank = 0) {
    return static_cast<std::uint8_t>(static_cast<unsigned>(category) << 4U | pairRank);
}
inline constexpr std::uint8_t kStraightCode = codeOf(FiveCardCategory::Straight);

constexpr FiveCardHand handOfCode(std::uint8_t code) {
    return {static_cast<FiveCardCategory>(code >> 4U), static_cast<Rank>(code & 15U)};
}

} // namespace pitwatch::cards::internal
