#include "shared/rules/returns/internal/better_run.h"

#include "shared/cards/card_set.h"
#include "shared/cards/hand_prefix.h"
#include "shared/rules/returns/internal/run_em_twice.h"

namespace pitwatch::returns {

using cards::Card;
using cards::CardSet;

namespace {

// For fixed hole cards and center, a community pair joins two of the 49 cards left, and it makes a
// hand. Of the pairs up to some hand, how many ordered choices of two have no card in common? All
// of them, less those that meet in a card: the squares of the degrees count a pair with itself
// twice and two pairs with a common card once.
class PairGraph {
public:
    void add(Card a, Card b) {
        ++m_pairs;
        m_squares += 2 * m_degree[a.index()]++ + 1;
        m_squares += 2 * m_degree[b.index()]++ + 1;
    }
    std::int64_t disjointChoices() const { return m_pairs * m_pairs - m_squares + m_pairs; }

private:
    std::array<std::int64_t, cards::kDeckSize> m_degree{};
    std::int64_t m_pairs = 0;
    std::int64_t m_squares = 0;
};

void countCenter(const HoleClass& hole, Card center, CardSet rest, cards::AceLow aceLow,
                 HandCounts& counts) {
    const auto three = cards::HandPrefix<0>().with(hole.cards[0]).with(hole.cards[1]).with(center);
    std::array<std::vector<std::array<Card, 2>>, rules::kHandClassCount> pairsByClass;
    for (const Card a : rest) {
        const auto four = three.with(a);
        for (const Card b : rest)
            if (a < b)
                pairsByClass[rules::classOf(four.five(b, aceLow))].push_back({a, b});
    }
    // Hand classes of five cards ascend in value, so the better hand is at most this class in
    // exactly the choices from the pairs up to it.
    PairGraph upToClass;
    std::int64_t before = 0;
    for (rules::HandClass handClass = 0; handClass < rules::kHandClassCount; ++handClass) {
        for (const auto& [a, b] : pairsByClass[handClass])
            upToClass.add(a, b);
        const std::int64_t choices = upToClass.disjointChoices();
        counts.add(handClass, hole.deals * (choices - before));
        before = choices;
    }
}

} // namespace

HandCounts countBetterRun(cards::AceLow aceLow) {
    HandCounts counts;
    for (const HoleClass& hole : holeClasses()) {
        CardSet left = CardSet::fullDeck();
        left.erase(hole.cards[0]);
        left.erase(hole.cards[1]);
        for (const Card center : left) {
            CardSet rest = left;
            rest.erase(center);
            countCenter(hole, center, rest, aceLow, counts);
        }
    }
    return counts;
}

} // namespace pitwatch::returns
