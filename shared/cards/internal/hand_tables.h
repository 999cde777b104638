#pragma once

#include "shared/cards/five_card_category.h"
#include "shared/cards/internal/card_keys.h"

#include <cstddef>
#include <cstdint>

// From a sum of rank keys to the code of the hand, where suits do not help. The sums are sparse:
// they are cut into rows of 256, and the rows are laid over each other where their entries do not
// contradict, so that both tables of five cards take 9 kB and stay in the first-level cache.
// make_hand_tables.cpp writes them at build time.

namespace pitwatch::cards::internal {

inline constexpr unsigned kRowBits = 8;
inline constexpr std::uint32_t kRowMask = (1U << kRowBits) - 1;

// Rows for every sum that any cards have, so that even a card dealt twice reads inside the table.
constexpr std::size_t rowCount(const RankKeys& keys, std::uint32_t cards) {
    return (cards * keys.back() >> kRowBits) + 1;
}

using FiveCardRows = std::array<std::uint16_t, rowCount(kFiveCardRankKeys, 5)>;
using SixCardRows = std::array<std::uint16_t, rowCount(kSixCardRankKeys, 6)>;
extern const FiveCardRows kFiveCardRows;
extern const SixCardRows kSixCardRows;
// As long as the last row needs.
extern const std::uint8_t kFiveCardCodes[];
extern const std::uint8_t kSixCardCodes[];

inline std::uint8_t fiveCardCode(std::uint32_t sum) {
    return kFiveCardCodes[kFiveCardRows[sum >> kRowBits] + (sum & kRowMask)];
}
inline std::uint8_t sixCardCode(std::uint32_t sum) {
    return kSixCardCodes[kSixCardRows[sum >> kRowBits] + (sum & kRowMask)];
}

// A code is the category in the lower four bits and the rank of a pair in the upper.
constexpr std::uint8_t codeOf(FiveCardCategory category, unsigned pairRank = 0) {
    return static_cast<std::uint8_t>(pairRank << 4U | static_cast<unsigned>(category));
}
constexpr FiveCardHand handOfCode(std::uint8_t code) {
    return {static_cast<FiveCardCategory>(code & 15U), static_cast<Rank>(code >> 4U)};
}
inline constexpr std::uint8_t kStraightCode = codeOf(FiveCardCategory::Straight);

} // namespace pitwatch::cards::internal
