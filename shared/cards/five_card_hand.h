#pragma once

#include "shared/cards/five_card_category.h"
#include "shared/cards/hand_prefix.h"

#include <span>

// The hand that five cards make, and the best five of six. The cards must be distinct, in any
// order. Nothing allocates; any thread. Loops over many hands do better with HandPrefix.

namespace pitwatch::cards {

inline FiveCardHand evaluateFive(std::span<const Card, 5> cards, AceLow aceLow = AceLow::Allowed) {
    const auto three = HandPrefix<0>().with(cards[0]).with(cards[1]).with(cards[2]);
    return three.with(cards[3]).five(cards[4], aceLow);
}

inline FiveCardHand bestFiveOfSix(std::span<const Card, 6> cards) {
    const auto three = HandPrefix<0>().with(cards[0]).with(cards[1]).with(cards[2]);
    return three.with(cards[3]).with(cards[4]).bestOfSix(cards[5]);
}

} // namespace pitwatch::cards
