#pragma once

#include "shared/cards/card.h"

#include <array>
#include <cstdint>

// A hand is evaluated from a sum over its cards: each card has a key that holds a number for its
// rank (lower 32 bits) and a count of one for its suit (four bits each, above). The numbers are
// chosen so that two hands whose ranks are worth something different never have equal sums; each
// is the smallest that keeps this so, given those before it. The build fails if they do not.

namespace pitwatch::cards::internal {

using RankKeys = std::array<std::uint32_t, kRankCount>;

inline constexpr RankKeys kFiveCardRankKeys{0,    1,    5,     21,    85,    199,  658,
                                            1723, 4335, 10579, 23209, 38924, 81447};
inline constexpr RankKeys kSixCardRankKeys{0,    1,    5,     21,    85,     341,   1159,
                                           3926, 9989, 24430, 64687, 147525, 327363};

using CardKey = std::uint64_t;
using CardKeys = std::array<CardKey, kDeckSize>;

inline constexpr unsigned kSuitsFrom = 32;

constexpr CardKeys cardKeys(const RankKeys& rankKeys) {
    CardKeys keys{};
    for (unsigned index = 0; index < kDeckSize; ++index)
        keys[index] = rankKeys[index / kSuitCount] | CardKey{1}
                                                         << (kSuitsFrom + 4 * (index % kSuitCount));
    return keys;
}

inline constexpr CardKeys kFiveCardKeys = cardKeys(kFiveCardRankKeys);
inline constexpr CardKeys kSixCardKeys = cardKeys(kSixCardRankKeys);

constexpr std::uint32_t rankSum(CardKey key) {
    return static_cast<std::uint32_t>(key);
}

// Counts are of four bits, so adding 8 - n to all of them raises the top bit of those that reach n.
constexpr bool fourOfASuit(CardKey key) {
    return ((key + (CardKey{0x4444} << kSuitsFrom)) & CardKey{0x8888} << kSuitsFrom) != 0;
}
constexpr bool fiveOfASuit(CardKey key) {
    return ((key + (CardKey{0x3333} << kSuitsFrom)) & CardKey{0x8888} << kSuitsFrom) != 0;
}

} // namespace pitwatch::cards::internal
