#include "tests/support/slow_hands.h"

#include <algorithm>
#include <array>

using namespace pitwatch::cards;

namespace pitwatch::tests {

namespace {

// The pips of a hand, 2 to 14, ascending.
class Pips {
public:
    explicit Pips(std::span<const Card> hand) : m_count(hand.size()) {
        // Sorted by exchanging neighbours: GCC 12 wrongly warns of std::sort on so short an array.
        for (std::size_t i = 0; i < m_count; ++i) {
            m_pips[i] = static_cast<int>(hand[i].rank()) + 2;
            for (std::size_t at = i; at > 0 && m_pips[at] < m_pips[at - 1]; --at)
                std::swap(m_pips[at], m_pips[at - 1]);
        }
    }

    int lowest() const { return m_pips[0]; }

    // The ace counts as one only below a complete run from the two.
    bool inSequence(bool aceMayBeLow) const {
        bool plain = true;
        for (std::size_t i = 1; i < m_count; ++i)
            plain = plain && m_pips[i] == m_pips[i - 1] + 1;
        bool low = aceMayBeLow && m_pips[m_count - 1] == 14;
        for (std::size_t i = 0; i + 1 < m_count; ++i)
            low = low && m_pips[i] == static_cast<int>(i) + 2;
        return plain || low;
    }

    // How often each rank occurs, as digits, the most frequent first: 32 is a full house.
    int shape() const {
        std::array<int, 15> counts{};
        for (std::size_t i = 0; i < m_count; ++i)
            ++counts[static_cast<std::size_t>(m_pips[i])];
        int digits = 0;
        for (int count = 4; count >= 1; --count)
            for (const int found : counts)
                if (found == count)
                    digits = digits * 10 + count;
        return digits;
    }

    Rank pairRank() const {
        for (std::size_t i = 1; i < m_count; ++i)
            if (m_pips[i] == m_pips[i - 1])
                return static_cast<Rank>(m_pips[i] - 2);
        return Rank::Two;
    }

private:
    std::array<int, 5> m_pips{};
    std::size_t m_count;
};

bool allOneSuit(std::span<const Card> hand) {
    return std::all_of(hand.begin(), hand.end(),
                       [&](Card card) { return card.suit() == hand.front().suit(); });
}

} // namespace

FiveCardHand slowFive(std::span<const Card> hand, AceLow aceLow) {
    const Pips pips(hand);
    const bool flush = allOneSuit(hand);
    const bool straight = pips.inSequence(aceLow == AceLow::Allowed);
    if (flush && straight && pips.lowest() == 10)
        return {FiveCardCategory::RoyalFlush};
    if (flush && straight)
        return {FiveCardCategory::StraightFlush};
    const int shape = pips.shape();
    if (shape == 41)
        return {FiveCardCategory::FourOfAKind};
    if (shape == 32)
        return {FiveCardCategory::FullHouse};
    if (flush)
        return {FiveCardCategory::Flush};
    if (straight)
        return {FiveCardCategory::Straight};
    if (shape == 311)
        return {FiveCardCategory::ThreeOfAKind};
    if (shape == 221)
        return {FiveCardCategory::TwoPair};
    if (shape == 2111)
        return {FiveCardCategory::Pair, pips.pairRank()};
    return {FiveCardCategory::HighCard};
}

FiveCardHand slowBestOfSix(std::span<const Card> hand) {
    FiveCardHand best;
    for (std::size_t left = 0; left < hand.size(); ++left) {
        std::array five{hand[0], hand[1], hand[2], hand[3], hand[4]};
        for (std::size_t i = 0; i < five.size(); ++i)
            five[i] = hand[i < left ? i : i + 1];
        best = std::max(best, slowFive(five, AceLow::Allowed));
    }
    return best;
}

ThreeCardHand slowThree(std::span<const Card> hand) {
    const Pips pips(hand);
    const bool flush = allOneSuit(hand);
    const bool straight = pips.inSequence(true);
    const Suit suit = hand[0].suit();
    if (flush && straight && pips.lowest() == 12)
        return {ThreeCardCategory::AceKingQueenSuited, suit};
    if (flush && straight)
        return {ThreeCardCategory::StraightFlush, suit};
    const int shape = pips.shape();
    if (shape == 3)
        return {ThreeCardCategory::ThreeOfAKind};
    if (straight)
        return {ThreeCardCategory::Straight};
    if (flush)
        return {ThreeCardCategory::Flush, suit};
    return {shape == 21 ? ThreeCardCategory::Pair : ThreeCardCategory::HighCard};
}

} // namespace pitwatch::tests
