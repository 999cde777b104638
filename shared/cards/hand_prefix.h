#pragma once

#include "shared/cards/card_set.h"
#include "shared/cards/five_card_category.h"
#include "shared/cards/internal/card_keys.h"
#include "shared/cards/internal/hand_tables.h"
#include "shared/cards/internal/suited_hand.h"

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
        return {fiveCardKey(card), m_sixCardKey + internal::kSixCardKeys[card.index()], all(card)};
    }

    // Whether the last card could still make a flush. If not, its suit does not matter.
    bool mayFlush() const requires(Count == 4 || Count == 5) {
        return internal::fourOfASuit(m_fiveCardKey);
    }

    // The hand of these four cards and the last.
    FiveCardHand five(Card last, AceLow aceLow = AceLow::Allowed) const requires(Count == 4) {
        const internal::CardKey key = fiveCardKey(last);
        // The first question does not depend on the last card, so inner loops ask it once.
        if (mayFlush() && internal::fiveOfASuit(key)) [[unlikely]]
            return internal::suitedHand(all(last), aceLow);
        const std::uint8_t code = internal::fiveCardCode(internal::rankSum(key));
        if (aceLow == AceLow::Refused && code == internal::kStraightCode) [[unlikely]]
            return internal::straightAceHigh(all(last));
        return internal::handOfCode(code);
    }

    // Calls visit(hand, howMany) so that every last card out of `rest` is counted once: ranks at a
    // time where suits do not matter, otherwise card by card.
    template <typename Visit>
    void eachFive(CardSet rest, Visit visit) const requires(Count == 4) {
        if (mayFlush()) [[unlikely]] {
            for (const Card last : rest)
                visit(five(last), std::size_t{1});
            return;
        }
        for (unsigned rank = 0; rank < kRankCount; ++rank) {
            const Card anySuit(static_cast<Rank>(rank), Suit::Spades);
            visit(five(anySuit), rest.count(anySuit.rank()));
        }
    }

    // The best hand among these five cards and the last.
    FiveCardHand bestOfSix(Card last) const requires(Count == 5) {
        const internal::CardKey key = m_sixCardKey + internal::kSixCardKeys[last.index()];
        if (mayFlush() && internal::fiveOfASuit(key)) [[unlikely]]
            return internal::suitedHand(all(last), AceLow::Allowed);
        return internal::handOfCode(internal::sixCardCode(internal::rankSum(key)));
    }

private:
    template <std::size_t>
    friend class HandPrefix;

    HandPrefix(internal::CardKey fiveCardKey, internal::CardKey sixCardKey, CardSet cards)
        : m_fiveCardKey(fiveCardKey), m_sixCardKey(sixCardKey), m_cards(cards) {}

    internal::CardKey fiveCardKey(Card card) const {
        return m_fiveCardKey + internal::kFiveCardKeys[card.index()];
    }

    CardSet all(Card last) const {
        CardSet cards = m_cards;
        cards.insert(last);
        return cards;
    }

    internal::CardKey m_fiveCardKey = 0;
    internal::CardKey m_sixCardKey = 0;
    // For the rare hands only.
    CardSet m_cards;
};

} // namespace pitwatch::cards
