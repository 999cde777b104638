#include "shared/cards/internal/suit_key.h"

#include <bit>

namespace pitwatch::cards::internal {

namespace {

constexpr unsigned kWheel = 0b1'0000'0000'1111;
constexpr unsigned kBroadway = 0b1'1111'0000'0000;

unsigned ranksOfSuit(SuitKey cards, unsigned suit) {
    unsigned ranks = 0;
    for (unsigned rank = 0; rank < kRankCount; ++rank)
        ranks |= static_cast<unsigned>(cards >> (rank * kSuitCount + suit) & 1U) << rank;
    return ranks;
}

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

FiveCardHand suitedHand(SuitKey cards, AceLow aceLow) {
    for (unsigned suit = 0; suit < kSuitCount; ++suit) {
        const unsigned ranks = ranksOfSuit(cards, suit);
        if (std::popcount(ranks) >= 5)
            return {flushCategory(ranks, aceLow)};
    }
    return {};
}

FiveCardHand straightAceHigh(SuitKey cards) {
    // Of all straights only the wheel holds both an ace and a two.
    constexpr SuitKey kTwos = 0xf;
    constexpr SuitKey kAces = kTwos << kSuitCount * static_cast<unsigned>(Rank::Ace);
    const bool isWheel = (cards & kTwos) != 0 && (cards & kAces) != 0;
    return {isWheel ? FiveCardCategory::HighCard : FiveCardCategory::Straight};
}

} // namespace pitwatch::cards::internal
