#pragma once

#include "shared/cards/five_card_category.h"
#include "shared/cards/internal/rank_states.h"
#include "shared/cards/internal/suit_key.h"

#include <cstdint>

// The first `Count` cards of a hand, already digested: adding a card and naming the finished hand
// take a few instructions each, so loops over many hands share the work of their outer cards:
//
//     const auto four = three.with(d);
//     for (const Card e : rest)
//         use(four.five(e));
//
// The cards must be distinct. A 16-byte value; any thread.

namespace pitwatch::cards {

template <std::size_t Count>
class HandPrefix {
public:
    HandPrefix() requires(Count == 0) = default;

    HandPrefix<Count + 1> with(Card card) const requires(Count < 5) {
        return {m_suits + internal::suitKey(card), nextState(card)};
    }

    // Whether the last card could still make a flush. If not, its suit does not matter.
    bool mayFlush() const requires(Count == 4 || Count == 5) {
        return internal::fourOfASuit(m_suits);
    }

    // The hand of these four cards and the last.
    FiveCardHand five(Card last, AceLow aceLow = AceLow::Allowed) const requires(Count == 4) {
        // This does not depend on the last card, so inner loops ask it once.
        if (mayFlush()) [[unlikely]] {
            const internal::SuitKey suits = m_suits + internal::suitKey(last);
            if (internal::fiveOfASuit(suits))
                return internal::suitedHand(suits, aceLow);
        }
        const std::uint8_t code = internal::kRankStates.fiveCards[m_state + rankOf(last)];
        if (aceLow == AceLow::Refused && code == internal::kStraightCode) [[unlikely]]
            return internal::straightAceHigh(m_suits + internal::suitKey(last));
        return internal::handOfCode(code);
    }

    // The best hand among these five cards and the last.
    FiveCardHand bestOfSix(Card last) const requires(Count == 5) {
        if (mayFlush()) [[unlikely]] {
            // With five of a suit at most one pair is left, so only a better flush beats a flush.
            const internal::SuitKey suits = m_suits + internal::suitKey(last);
            if (internal::fiveOfASuit(suits))
                return internal::suitedHand(suits, AceLow::Allowed);
        }
        return internal::handOfCode(internal::kRankStates.sixCards[m_state + rankOf(last)]);
    }

private:
    template <std::size_t>
    friend class HandPrefix;

    HandPrefix(internal::SuitKey suits, std::uint32_t state) : m_suits(suits), m_state(state) {}

    static std::size_t rankOf(Card card) { return static_cast<std::size_t>(card.rank()); }

    std::uint32_t nextState(Card card) const {
        const internal::RankStates& states = internal::kRankStates;
        const std::size_t entry = m_state + rankOf(card);
        if constexpr (Count == 0)
            return static_cast<std::uint32_t>(entry * kRankCount);
        else if constexpr (Count == 1)
            return states.afterTwo[entry];
        else if constexpr (Count == 2)
            return states.afterThree[entry];
        else if constexpr (Count == 3)
            return states.afterFour[entry];
        else
            return states.afterFive[entry] * std::uint32_t{kRankCount};
    }

    internal::SuitKey m_suits = 0;
    std::uint32_t m_state = 0;
};

} // namespace pitwatch::cards
