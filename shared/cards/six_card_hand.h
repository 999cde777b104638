#pragma once

#include "shared/cards/card.h"

#include <optional>
#include <span>

namespace pitwatch::cards {

// The suit of a Super Royal (A-K-Q-J-10-9 of one suit), which only six cards can make. The cards
// given must be distinct.
constexpr std::optional<Suit> superRoyalSuit(std::span<const Card, 6> cards) {
    const Suit suit = cards[0].suit();
    for (const Card card : cards)
        if (card.suit() != suit || card.rank() < Rank::Nine)
            return std::nullopt;
    return suit;
}

} // namespace pitwatch::cards
