#pragma once

#include "shared/cards/five_card_category.h"
#include "shared/cards/internal/card_keys.h"
#include "shared/cards/internal/hand_tables.h"
#include "shared/cards/internal/suited_hand.h"

#include <span>

// The hand that five cards make, and the best five of six. The cards must be distinct, in any
// order. Nothing allocates; any thread. Loops over all hands do better with HandPrefix.

namespace pitwatch::cards {

inline FiveCardHand evaluateFive(std::span<const Card, 5> cards, AceLow aceLow = AceLow::Allowed) {
    const internal::CardKeys& keys = internal::kFiveCardKeys;
    const internal::CardKey key = keys[cards[0].index()] + keys[cards[1].index()] +
                                  keys[cards[2].index()] + keys[cards[3].index()] +
                                  keys[cards[4].index()];
    if (internal::fiveOfASuit(key)) [[unlikely]]
        return internal::suitedHand(internal::setOf(cards), aceLow);
    const std::uint8_t code = internal::fiveCardCode(internal::rankSum(key));
    if (aceLow == AceLow::Refused && code == internal::kStraightCode) [[unlikely]]
        return internal::straightAceHigh(internal::setOf(cards));
    return internal::handOfCode(code);
}

inline FiveCardHand bestFiveOfSix(std::span<const Card, 6> cards) {
    const internal::CardKeys& keys = internal::kSixCardKeys;
    const internal::CardKey key = keys[cards[0].index()] + keys[cards[1].index()] +
                                  keys[cards[2].index()] + keys[cards[3].index()] +
                                  keys[cards[4].index()] + keys[cards[5].index()];
    if (internal::fiveOfASuit(key)) [[unlikely]]
        return internal::suitedHand(internal::setOf(cards), AceLow::Allowed);
    return internal::handOfCode(internal::sixCardCode(internal::rankSum(key)));
}

} // namespace pitwatch::cards
