#include "shared/cards/five_card_hand.h"

#include <algorithm>
#include <array>
#include <bit>

namespace pitwatch::cards {

namespace {

constexpr unsigned kWheel = 0b1'0000'0000'1111;
constexpr unsigned kBroadway = 0b1'1111'0000'0000;

bool isStraight(unsigned rankBits, AceLow aceLow) {
    if (rankBits == kWheel)
        return aceLow == AceLow::Allowed;
    return std::popcount(rankBits) == 5 && rankBits >> std::countr_zero(rankBits) == 0b11111;
}

FiveCardHand unpaired(unsigned rankBits, bool isFlush, AceLow aceLow) {
    const bool straight = isStraight(rankBits, aceLow);
    if (straight && isFlush)
        return {rankBits == kBroadway ? FiveCardCategory::RoyalFlush
                                      : FiveCardCategory::StraightFlush};
    if (isFlush)
        return {FiveCardCategory::Flush};
    return {straight ? FiveCardCategory::Straight : FiveCardCategory::HighCard};
}

} // namespace

FiveCardHand evaluateFive(std::span<const Card, 5> cards, AceLow aceLow) {
    std::array<unsigned, kRankCount> counts{};
    unsigned rankBits = 0;
    bool isFlush = true;
    for (const Card card : cards) {
        ++counts[static_cast<std::size_t>(card.rank())];
        rankBits |= 1U << static_cast<unsigned>(card.rank());
        isFlush = isFlush && card.suit() == cards[0].suit();
    }
    const auto most = std::max_element(counts.begin(), counts.end());
    switch (std::popcount(rankBits)) {
    case 2:
        return {*most == 4 ? FiveCardCategory::FourOfAKind : FiveCardCategory::FullHouse};
    case 3:
        return {*most == 3 ? FiveCardCategory::ThreeOfAKind : FiveCardCategory::TwoPair};
    case 4:
        return {FiveCardCategory::Pair, static_cast<Rank>(most - counts.begin())};
    default:
        return unpaired(rankBits, isFlush, aceLow);
    }
}

FiveCardHand bestFiveOfSix(std::span<const Card, 6> cards) {
    FiveCardHand best;
    std::array<Card, 5> five{cards[1], cards[2], cards[3], cards[4], cards[5]};
    for (std::size_t left = 0; left < 6; ++left) {
        best = std::max(best, evaluateFive(five));
        if (left < 5)
            five[left] = cards[left];
    }
    return best;
}

} // namespace pitwatch::cards
