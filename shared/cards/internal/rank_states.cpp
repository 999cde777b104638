#include "shared/cards/internal/rank_states.h"

#include <algorithm>
#include <bit>

namespace pitwatch::cards::internal {

namespace {

template <std::size_t Size>
using Multiset = std::array<std::uint8_t, Size>;

// The number of an ascending multiset: multisets of one size are counted without gaps.
template <std::size_t Size>
std::size_t numberOf(const Multiset<Size>& ranks) {
    std::size_t number = 0;
    for (std::size_t i = 0; i < Size; ++i) {
        std::size_t binomial = 1;
        for (std::size_t k = 1; k <= i + 1; ++k)
            binomial = binomial * (ranks[i] + k - 1) / k;
        number += binomial;
    }
    return number;
}

template <std::size_t Size>
Multiset<Size + 1> with(const Multiset<Size>& ranks, std::uint8_t rank) {
    Multiset<Size + 1> more{};
    std::copy(ranks.begin(), ranks.end(), more.begin());
    std::size_t at = Size;
    for (; at > 0 && more[at - 1] > rank; --at)
        more[at] = more[at - 1];
    more[at] = rank;
    return more;
}

// The next ascending multiset in any order that visits each once.
template <std::size_t Size>
bool advance(Multiset<Size>& ranks) {
    for (std::size_t i = Size; i-- > 0;) {
        if (ranks[i] + 1U < kRankCount) {
            const auto rank = static_cast<std::uint8_t>(ranks[i] + 1);
            std::fill(ranks.begin() + static_cast<std::ptrdiff_t>(i), ranks.end(), rank);
            return true;
        }
    }
    return false;
}

bool holdsStraight(unsigned rankBits) {
    // The ace also stands below the two.
    const unsigned bits = rankBits << 1 | rankBits >> 12;
    return (bits & bits >> 1 & bits >> 2 & bits >> 3 & bits >> 4) != 0;
}

// The best hand of five or six ranks when suits do not help.
template <std::size_t Size>
std::uint8_t bestCode(const Multiset<Size>& ranks) {
    unsigned once = 0, twice = 0, thrice = 0, fourTimes = 0;
    for (const std::uint8_t rank : ranks) {
        const unsigned bit = 1U << rank;
        fourTimes |= thrice & bit;
        thrice |= twice & bit;
        twice |= once & bit;
        once |= bit;
    }
    if (fourTimes != 0)
        return codeOf(FiveCardCategory::FourOfAKind);
    if (thrice != 0 && std::popcount(twice) > 1)
        return codeOf(FiveCardCategory::FullHouse);
    if (holdsStraight(once))
        return codeOf(FiveCardCategory::Straight);
    if (thrice != 0)
        return codeOf(FiveCardCategory::ThreeOfAKind);
    if (std::popcount(twice) > 1)
        return codeOf(FiveCardCategory::TwoPair);
    if (twice != 0)
        return codeOf(FiveCardCategory::Pair, static_cast<unsigned>(std::countr_zero(twice)));
    return codeOf(FiveCardCategory::HighCard);
}

// Fills table[row of a multiset + rank] = entry(multiset with that rank).
template <std::size_t Size, typename Table, typename Entry>
void fill(Table& table, Entry entry) {
    Multiset<Size> ranks{};
    do {
        const std::size_t row = numberOf(ranks) * kRankCount;
        for (std::size_t rank = 0; rank < kRankCount; ++rank)
            table[row + rank] = entry(with(ranks, static_cast<std::uint8_t>(rank)));
    } while (advance(ranks));
}

RankStates makeRankStates() {
    const auto row = [](const auto& ranks) {
        return static_cast<std::uint16_t>(numberOf(ranks) * kRankCount);
    };
    RankStates states{};
    fill<1>(states.afterTwo, row);
    fill<2>(states.afterThree, row);
    fill<3>(states.afterFour, row);
    fill<4>(states.afterFive,
            [](const auto& ranks) { return static_cast<std::uint16_t>(numberOf(ranks)); });
    fill<4>(states.fiveCards, [](const auto& ranks) { return bestCode(ranks); });
    fill<5>(states.sixCards, [](const auto& ranks) { return bestCode(ranks); });
    return states;
}

} // namespace

// Made before main() in about a millisecond: having the compiler make them took half a minute.
const RankStates kRankStates = makeRankStates();

} // namespace pitwatch::cards::internal
