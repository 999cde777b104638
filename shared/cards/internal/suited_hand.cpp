#include "shared/cards/internal/suited_hand.h"

#include <array>
#include <bit>

namespace pitwatch::cards::internal {

namespace {

constexpr unsigned kWheel = 0b1'0000'0000'1111;
constexpr unsigned kBroadway = 0b1'1111'0000'0000;

FiveCardCategory flushCategory(unsigned ranks, AceLow aceLow) {
    if ((ranks & kBroadway) == kBroadway)
        return FiveCardCategory::RoyalFlush;
    if ((ranks & ranks >> 1U & ranks >> 2U & ranks >> 3U & ranks >> 4U) != 0)
        return FiveCardCategory::StraightFlush;
    if (aceLow == AceLow::Allowed && (ranks & kWheel) == kWheel)
        return FiveCardCategory::StraightFlush;
    return FiveCardCategory::Flush;
}

} // namespace

FiveCardHand suitedHand(CardSet cards, AceLow aceLow) {
    std::array<unsigned, kSuitCount> ranksOfSuit{};
    for (const Card card : cards)
        ranksOfSuit[static_cast<std::size_t>(card.suit())] |= 1U
                                                              << static_cast<unsigned>(card.rank());
    for (const unsigned ranks : ranksOfSuit)
        if (std::popcount(ranks) >= 5)
            return {flushCategory(ranks, aceLow)};
    return {};
}

FiveCardHand straightAceHigh(CardSet cards) {
    // Of all straights only the wheel holds both an ace and a two.
    const bool isWheel = cards.count(Rank::Ace) != 0 && cards.count(Rank::Two) != 0;
    return {isWheel ? FiveCardCategory::HighCard : FiveCardCategory::Straight};
}

CardSet setOf(std::span<const Card> cards) {
    CardSet set;
    for (const Card card : cards)
        set.insert(card);
    return set;
}

} // namespace pitwatch::cards::internal
