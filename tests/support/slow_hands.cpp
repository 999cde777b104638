#include "tests/support/slow_hands.h"

#include <algorithm>
#include <map>

using namespace pitwatch::cards;

namespace pitwatch::tests {

namespace {

int pips(Card card) {
    return static_cast<int>(card.rank()) + 2;
}

void sortByRank(std::vector<Card>& hand) {
    std::sort(hand.begin(), hand.end(), [](Card a, Card b) { return pips(a) < pips(b); });
}

bool allOneSuit(const std::vector<Card>& hand) {
    return std::all_of(hand.begin(), hand.end(),
                       [&](Card card) { return card.suit() == hand.front().suit(); });
}

// For a sorted hand. The ace counts as one only below a complete run from the two.
bool inSequence(const std::vector<Card>& hand, bool aceMayBeLow) {
    const std::size_t count = hand.size();
    bool plain = true;
    for (std::size_t i = 1; i < count; ++i)
        plain = plain && pips(hand[i]) == pips(hand[i - 1]) + 1;
    bool low = aceMayBeLow && pips(hand[count - 1]) == 14;
    for (std::size_t i = 0; i + 1 < count; ++i)
        low = low && pips(hand[i]) == static_cast<int>(i) + 2;
    return plain || low;
}

// How often each rank occurs, the most frequent first: {3, 2} is a full house.
std::vector<int> shapeOf(const std::vector<Card>& hand) {
    std::map<int, int> counts;
    for (const Card card : hand)
        ++counts[pips(card)];
    std::vector<int> shape;
    for (const auto& [rank, count] : counts)
        shape.push_back(count);
    std::sort(shape.rbegin(), shape.rend());
    return shape;
}

} // namespace

FiveCardHand slowFive(std::vector<Card> hand, AceLow aceLow) {
    sortByRank(hand);
    const bool flush = allOneSuit(hand);
    const bool straight = inSequence(hand, aceLow == AceLow::Allowed);
    if (flush && straight && hand[0].rank() == Rank::Ten)
        return {FiveCardCategory::RoyalFlush};
    if (flush && straight)
        return {FiveCardCategory::StraightFlush};
    const std::vector<int> shape = shapeOf(hand);
    if (shape == std::vector{4, 1})
        return {FiveCardCategory::FourOfAKind};
    if (shape == std::vector{3, 2})
        return {FiveCardCategory::FullHouse};
    if (flush)
        return {FiveCardCategory::Flush};
    if (straight)
        return {FiveCardCategory::Straight};
    if (shape == std::vector{3, 1, 1})
        return {FiveCardCategory::ThreeOfAKind};
    if (shape == std::vector{2, 2, 1})
        return {FiveCardCategory::TwoPair};
    for (std::size_t i = 1; i < hand.size(); ++i)
        if (hand[i].rank() == hand[i - 1].rank())
            return {FiveCardCategory::Pair, hand[i].rank()};
    return {FiveCardCategory::HighCard};
}

FiveCardHand slowBestOfSix(const std::vector<Card>& hand) {
    FiveCardHand best;
    for (std::size_t left = 0; left < hand.size(); ++left) {
        std::vector<Card> five = hand;
        five.erase(five.begin() + static_cast<std::ptrdiff_t>(left));
        best = std::max(best, slowFive(five, AceLow::Allowed));
    }
    return best;
}

ThreeCardHand slowThree(std::vector<Card> hand) {
    sortByRank(hand);
    const bool flush = allOneSuit(hand);
    const bool straight = inSequence(hand, true);
    if (flush && straight && hand[0].rank() == Rank::Queen)
        return {ThreeCardCategory::AceKingQueenSuited, hand[0].suit()};
    if (flush && straight)
        return {ThreeCardCategory::StraightFlush, hand[0].suit()};
    const std::vector<int> shape = shapeOf(hand);
    if (shape == std::vector{3})
        return {ThreeCardCategory::ThreeOfAKind};
    if (straight)
        return {ThreeCardCategory::Straight};
    if (flush)
        return {ThreeCardCategory::Flush, hand[0].suit()};
    return {shape == std::vector{2, 1} ? ThreeCardCategory::Pair : ThreeCardCategory::HighCard};
}

} // namespace pitwatch::tests
