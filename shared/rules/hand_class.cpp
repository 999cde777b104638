#include "shared/rules/hand_class.h"

#include "shared/cards/six_card_hand.h"

#include <algorithm>

namespace pitwatch::rules {

using cards::Card;
using cards::Rank;
using cards::Suit;

namespace {

constexpr HandClass kSuperRoyalDiamonds = 22;
constexpr HandClass kSuperRoyalOther = 23;
constexpr HandClass kRedAces = 14;

constexpr HandClasses only(HandClass one) {
    return HandClasses{1} << one;
}

HandClasses pairsBetween(Rank lowest, Rank highest) {
    HandClasses classes = 0;
    for (auto rank = static_cast<unsigned>(lowest); rank <= static_cast<unsigned>(highest); ++rank)
        classes |= only(static_cast<HandClass>(1 + rank));
    return classes;
}

HandClasses fiveCardClasses(PaidHand hand, Rank lowest, Rank highest) {
    if (hand == PaidHand::Pair)
        return pairsBetween(lowest, highest);
    // The named hands run from royal flush down to two pair, the classes from 14 up.
    if (hand <= PaidHand::TwoPair)
        return only(static_cast<HandClass>(21 - static_cast<unsigned>(hand)));
    return 0;
}

HandClasses sixCardClasses(PaidHand hand, Rank lowest, Rank highest) {
    constexpr HandClasses kSuperRoyals = only(kSuperRoyalDiamonds) | only(kSuperRoyalOther);
    if (hand == PaidHand::SuperRoyalDiamonds)
        return only(kSuperRoyalDiamonds);
    if (hand == PaidHand::SuperRoyalOther)
        return only(kSuperRoyalOther);
    const HandClasses five = fiveCardClasses(hand, lowest, highest);
    return hand == PaidHand::RoyalFlush ? five | kSuperRoyals : five;
}

HandClasses threeCardClasses(PaidHand hand) {
    using enum PaidHand;
    if (hand == Pair)
        return only(1);
    if (hand == Flush)
        return only(2);
    if (hand == Straight)
        return only(3);
    if (hand == ThreeOfAKind)
        return only(4);
    if (hand == StraightFlush)
        return only(5) | only(6) | only(7);
    if (hand == AkqSuited)
        return only(6) | only(7);
    if (hand == AkqSpades)
        return only(6);
    if (hand == AkqOther)
        return only(7);
    return 0;
}

HandClasses twoCardClasses(PaidHand hand, Rank lowest, Rank highest) {
    using enum PaidHand;
    if (hand == Pair)
        return pairsBetween(lowest, highest) | (highest == Rank::Ace ? only(kRedAces) : 0);
    if (hand == AcesHeartsDiamonds)
        return only(kRedAces);
    if (hand == AceKingSuited)
        return only(15);
    if (hand == AceQueenOrJackSuited)
        return only(16);
    if (hand == AceKingOffsuit)
        return only(17);
    if (hand == AceQueenOrJackOffsuit)
        return only(18);
    return 0;
}

} // namespace

HandClass classOfSix(std::span<const Card, 6> cards) {
    const cards::FiveCardHand best = cards::bestFiveOfSix(cards);
    // A Super Royal has a royal flush in it.
    if (best.category == cards::FiveCardCategory::RoyalFlush)
        if (const auto suit = cards::superRoyalSuit(cards))
            return *suit == Suit::Diamonds ? kSuperRoyalDiamonds : kSuperRoyalOther;
    return classOf(best);
}

HandClass classOfTwo(std::span<const Card, 2> cards) {
    const auto [low, high] = std::minmax(cards[0], cards[1]);
    const bool suited = low.suit() == high.suit();
    if (low.rank() == high.rank()) {
        const bool redAces =
            low == Card(Rank::Ace, Suit::Hearts) && high == Card(Rank::Ace, Suit::Diamonds);
        return redAces ? kRedAces : static_cast<HandClass>(1 + static_cast<unsigned>(low.rank()));
    }
    if (high.rank() != Rank::Ace || low.rank() < Rank::Jack)
        return 0;
    if (low.rank() == Rank::King)
        return suited ? 15 : 17;
    return suited ? 16 : 18;
}

HandClasses classesOf(PaidHand hand, CardsUsed used, Rank lowest, Rank highest) {
    switch (used) {
    case CardsUsed::Two:
        return twoCardClasses(hand, lowest, highest);
    case CardsUsed::Three:
        return threeCardClasses(hand);
    case CardsUsed::Five:
        return fiveCardClasses(hand, lowest, highest);
    case CardsUsed::Six:
        return sixCardClasses(hand, lowest, highest);
    }
    return 0;
}

} // namespace pitwatch::rules
