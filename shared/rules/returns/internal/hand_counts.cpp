#include "shared/rules/returns/internal/hand_counts.h"

#include "shared/cards/deck.h"
#include "shared/cards/five_card_hand.h"

#include <algorithm>

namespace pitwatch::returns {

using cards::Card;
using cards::Rank;
using cards::Suit;
using rules::HandClass;

namespace {

// Suits matter only to flushes. So hands are counted by their ranks: one representative without
// five of a suit stands for all of them, and the flushes are counted on their own.

template <std::size_t Size>
using Ranks = std::array<std::uint8_t, Size>;

// Calls visit(ranks) for each ascending choice of ranks, each rank at most `most` times.
template <std::size_t Size, typename Visit>
void forEachRanks(std::size_t most, Visit visit) {
    Ranks<Size> ranks{};
    const auto place = [&](const auto& self, std::size_t at, std::size_t from) -> void {
        if (at == Size)
            return visit(ranks);
        for (std::size_t rank = from; rank < cards::kRankCount; ++rank) {
            if (at >= most && ranks[at - most] == rank)
                continue;
            ranks[at] = static_cast<std::uint8_t>(rank);
            self(self, at + 1, rank);
        }
    };
    place(place, 0, 0);
}

template <std::size_t Size, typename SuitAt>
std::array<Card, Size> cardsOf(const Ranks<Size>& ranks, SuitAt suitAt) {
    return [&]<std::size_t... Index>(std::index_sequence<Index...>) {
        return std::array<Card, Size>{Card(static_cast<Rank>(ranks[Index]), suitAt(Index))...};
    }
    (std::make_index_sequence<Size>{});
}

// Equal ranks stand together, so suits that take turns give distinct cards and no flush.
template <std::size_t Size>
std::array<Card, Size> mixedSuits(const Ranks<Size>& ranks) {
    return cardsOf(ranks, [](std::size_t at) { return static_cast<Suit>(at % cards::kSuitCount); });
}

template <std::size_t Size>
std::array<Card, Size> oneSuit(const Ranks<Size>& ranks, Suit suit) {
    return cardsOf(ranks, [suit](std::size_t) { return suit; });
}

template <std::size_t Size>
std::int64_t waysToChooseSuits(const Ranks<Size>& ranks) {
    constexpr std::array<std::int64_t, 5> kChoose{1, 4, 6, 4, 1};
    std::int64_t ways = 1;
    for (std::size_t at = 0; at < Size;) {
        const auto next = std::find_if(ranks.begin() + static_cast<std::ptrdiff_t>(at), ranks.end(),
                                       [&](std::uint8_t rank) { return rank != ranks[at]; });
        const auto end = static_cast<std::size_t>(next - ranks.begin());
        ways *= kChoose[end - at];
        at = end;
    }
    return ways;
}

template <std::size_t Size>
std::size_t distinct(Ranks<Size> ranks) {
    return static_cast<std::size_t>(std::unique(ranks.begin(), ranks.end()) - ranks.begin());
}

// Of six cards, how many choices of suits hold five of one: all six, or five with the sixth in
// another suit; with a pair, one of its cards belongs to the five and the other has three suits.
std::int64_t flushesAmongSix(const Ranks<6>& ranks) {
    constexpr std::int64_t kSuits = cards::kSuitCount;
    switch (distinct(ranks)) {
    case 6:
        return kSuits + kSuits * 6 * (kSuits - 1);
    case 5:
        return kSuits * (kSuits - 1);
    default:
        return 0;
    }
}

} // namespace

HandCounts countTwo() {
    HandCounts counts;
    for (const Card a : cards::kDeck)
        for (const Card b : cards::kDeck)
            if (a < b)
                counts.add(rules::classOfTwo(std::array{a, b}), 1);
    return counts;
}

HandCounts countThree() {
    HandCounts counts;
    for (const Card a : cards::kDeck)
        for (const Card b : cards::kDeck)
            for (const Card c : cards::kDeck)
                if (a < b && b < c)
                    counts.add(rules::classOf(cards::evaluateThree(std::array{a, b, c})), 1);
    return counts;
}

HandCounts countFive(cards::AceLow aceLow) {
    constexpr std::int64_t kSuits = cards::kSuitCount;
    HandCounts counts;
    forEachRanks<5>(4, [&](const Ranks<5>& ranks) {
        const std::int64_t flushes = distinct(ranks) == 5 ? kSuits : 0;
        counts.add(rules::classOf(cards::evaluateFive(mixedSuits(ranks), aceLow)),
                   waysToChooseSuits(ranks) - flushes);
        if (flushes != 0)
            counts.add(rules::classOf(cards::evaluateFive(oneSuit(ranks, Suit::Spades), aceLow)),
                       flushes);
    });
    return counts;
}

HandCounts countSix() {
    constexpr std::int64_t kOtherSuits = cards::kDeckSize - cards::kRankCount;
    HandCounts counts;
    forEachRanks<6>(4, [&](const Ranks<6>& ranks) {
        counts.add(rules::classOfSix(mixedSuits(ranks)),
                   waysToChooseSuits(ranks) - flushesAmongSix(ranks));
    });
    for (unsigned suit = 0; suit < cards::kSuitCount; ++suit) {
        const auto flush = static_cast<Suit>(suit);
        forEachRanks<5>(1, [&](const Ranks<5>& ranks) {
            counts.add(rules::classOf(cards::evaluateFive(oneSuit(ranks, flush))), kOtherSuits);
        });
        // The suit is told apart here, because a Super Royal of diamonds is its own class.
        forEachRanks<6>(1, [&](const Ranks<6>& ranks) {
            counts.add(rules::classOfSix(oneSuit(ranks, flush)), 1);
        });
    }
    return counts;
}

} // namespace pitwatch::returns
