#pragma once

#include "shared/cards/five_card_category.h"

#include <array>
#include <cstdint>

// The cards of a hand as a sum, made to notice flushes: bits 0 to 51 are the cards, one bit for
// each index, and above them each suit has a count of three bits (so at most seven cards).

namespace pitwatch::cards::internal {

using SuitKey = std::uint64_t;

inline constexpr unsigned kCountBits = 3;

inline constexpr std::array<SuitKey, kDeckSize> kSuitKeys = [] {
    std::array<SuitKey, kDeckSize> keys{};
    for (unsigned index = 0; index < kDeckSize; ++index)
        keys[index] = SuitKey{1} << index | SuitKey{1}
                                                << (kDeckSize + kCountBits * (index % kSuitCount));
    return keys;
}();

inline SuitKey suitKey(Card card) {
    return kSuitKeys[card.index()];
}

// Four or more: the count's upper bit is set.
constexpr bool fourOfASuit(SuitKey key) {
    return (key & SuitKey{04444} << kDeckSize) != 0;
}

// Five or more: the upper bit and one of the lower two.
constexpr bool fiveOfASuit(SuitKey key) {
    const SuitKey counts = key >> kDeckSize;
    return (counts >> 2U & (counts >> 1U | counts) & SuitKey{01111}) != 0;
}

// The rare hands, out of line.
// The best hand where at least five cards are of one suit.
FiveCardHand suitedHand(SuitKey cards, AceLow aceLow);
// The hand of five cards that are a straight, where A-2-3-4-5 is not one.
FiveCardHand straightAceHigh(SuitKey cards);

} // namespace pitwatch::cards::internal
