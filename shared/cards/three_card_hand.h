#pragma once

#include "shared/cards/card.h"

#include <cstdint>
#include <span>

// The three-card hand of the side wagers and of the progressives that look at the first three
// cards. The cards given must be distinct; nothing allocates; any thread.

namespace pitwatch::cards {

// Ascending in value. A-2-3 is a straight, suited a straight flush. A-K-Q of one suit is its own
// category, because paytables name it apart from the other straight flushes.
enum class ThreeCardCategory : std::uint8_t {
    HighCard,
    Pair,
    Flush,
    Straight,
    ThreeOfAKind,
    StraightFlush,
    AceKingQueenSuited
};

inline constexpr std::size_t kThreeCardCategoryCount = 7;

struct ThreeCardHand {
    ThreeCardCategory category = ThreeCardCategory::HighCard;
    // The suit of a flush, straight flush or A-K-Q suited; Spades otherwise.
    Suit suit = Suit::Spades;

    friend constexpr bool operator==(const ThreeCardHand&, const ThreeCardHand&) = default;
};

constexpr ThreeCardHand evaluateThree(std::span<const Card, 3> cards) {
    // Neighbouring ranks make three neighbouring bits; the two that wrap are A-2-3 and, for the
    // highest of all, Q-K-A.
    constexpr unsigned kAceTwoThree = 0b1'0000'0000'0011;
    constexpr unsigned kQueenKingAce = 0b1'1100'0000'0000;
    const auto bit = [](Card card) { return 1U << static_cast<unsigned>(card.rank()); };

    const unsigned a = bit(cards[0]), b = bit(cards[1]), c = bit(cards[2]);
    if (a == b && b == c)
        return {ThreeCardCategory::ThreeOfAKind};
    if (a == b || b == c || a == c)
        return {ThreeCardCategory::Pair};
    const unsigned bits = a | b | c;
    const unsigned lowest = bits & (~bits + 1U);
    const bool isStraight = bits == lowest * 0b111U || bits == kAceTwoThree;
    const Suit suit = cards[0].suit();
    if (cards[1].suit() != suit || cards[2].suit() != suit)
        return {isStraight ? ThreeCardCategory::Straight : ThreeCardCategory::HighCard};
    if (!isStraight)
        return {ThreeCardCategory::Flush, suit};
    return {bits == kQueenKingAce ? ThreeCardCategory::AceKingQueenSuited
                                  : ThreeCardCategory::StraightFlush,
            suit};
}

} // namespace pitwatch::cards
