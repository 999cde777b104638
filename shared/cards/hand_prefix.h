#pragma once

#include "shared/cards/five_card_category.h"
#include "shared/cards/internal/rank_states.h"

#include <cstdint>

// The first `Count` cards of a hand, already digested: adding a card and naming the finished hand
// take a few instructions each, so loops over many hands share the work of their outer cards:
//
//     const auto four = three.with(d);
//     for (const Card e : rest)
//         use(four.five(e));
//
// The cards must be distinct. A small value; any thread.

namespace pitwatch::cards {

template <std::size_t Count>
class HandPrefix {
public:
    HandPrefix() requires(Count == 0) = default;

    HandPrefix<Count + 1> with(Card card) const requires(Count < 5) {
        return {nextState(card), m_suits + suitCount(card),
                m_cards | std::uint64_t{1} << card.index()};
    }

    // The hand of these four cards and the last.
    FiveCardHand five(Card last, AceLow aceLow = AceLow::Allowed) const requires(Count == 4) {
        const std::uint8_t code = internal::kRankStates.fiveCards[m_state + rankOf(last)];
        if (fourOfASuit() && fiveOfASuit(last)) [[unlikely]]
            return internal::suitedHand(m_cards | std::uint64_t{1} << last.index(), aceLow);
        if (aceLow == AceLow::Refused && code == internal::kStraightCode) [[unlikely]]
            return internal::straightAceHigh(m_cards | std::uint64_t{1} << last.index());
        return internal::handOfCode(code);
    }

    // The best hand among these five cards and the last.
    FiveCardHand bestOfSix(Card last) const requires(Count == 5) {
        // With five of a suit at most one pair is left, so nothing beats the flush but more of it.
        if (fourOfASuit() && fiveOfASuit(last)) [[unlikely]]
            return internal::suitedHand(m_cards | std::uint64_t{1} << last.index(),
                                        AceLow::Allowed);
        return internal::handOfCode(
            internal::kRankStates.sixCards[m_state * kRankCount + rankOf(last)]);
    }

private:
    template <std::size_t>
    friend class HandPrefix;

    HandPrefix(std::size_t state, std::uint32_t suits, std::uint64_t cards)
        : m_cards(cards), m_suits(suits), m_state(static_cast<std::uint32_t>(state)) {}

    static std::size_t rankOf(Card card) { return static_cast<std::size_t>(card.rank()); }
    static std::uint32_t suitCount(Card card) {
        return std::uint32_t{1} << 4U * static_cast<unsigned>(card.suit());
    }

    std::size_t nextState(Card card) const {
        const internal::RankStates& states = internal::kRankStates;
        if constexpr (Count == 0)
            return rankOf(card) * kRankCount;
        else if constexpr (Count == 1)
            return states.afterTwo[m_state + rankOf(card)];
        else if constexpr (Count == 2)
            return states.afterThree[m_state + rankOf(card)];
        else if constexpr (Count == 3)
            return states.afterFour[m_state + rankOf(card)];
        else
            return states.afterFive[m_state + rankOf(card)];
    }

    // Each suit is counted in four bits, so adding 8 - n to all raises the top bit of those that
    // reach n. The first question does not depend on the last card: inner loops ask it once.
    bool fourOfASuit() const { return ((m_suits + 0x4444U) & 0x8888U) != 0; }
    bool fiveOfASuit(Card last) const {
        return ((m_suits + suitCount(last) + 0x3333U) & 0x8888U) != 0;
    }

    std::uint64_t m_cards = 0;
    std::uint32_t m_suits = 0;
    std::uint32_t m_state = 0;
};

} // namespace pitwatch::cards
