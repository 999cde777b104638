#pragma once

#include "shared/cards/card.h"

#include <compare>
#include <cstdint>

// What a poker hand is worth in these games: its category, and for a lone pair its rank (paytables
// draw the line at tens or jacks, or name the pair). Kickers never matter, so they are not kept.

namespace pitwatch::cards {

// Ascending in value. A straight flush up to the ace is the royal flush and nothing else.
enum class FiveCardCategory : std::uint8_t {
    HighCard,
    Pair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    RoyalFlush
};

inline constexpr std::size_t kFiveCardCategoryCount = 10;

struct FiveCardHand {
    FiveCardCategory category = FiveCardCategory::HighCard;
    // The rank of the pair where the category is Pair; Two otherwise, so that equality is plain.
    Rank pairRank = Rank::Two;

    friend constexpr auto operator<=>(const FiveCardHand&, const FiveCardHand&) = default;
};

// Whether A-2-3-4-5 is a straight. Refused, it is high card, and in one suit a flush.
enum class AceLow : std::uint8_t { Allowed, Refused };

} // namespace pitwatch::cards
