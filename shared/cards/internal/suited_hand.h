#pragma once

#include "shared/cards/card_set.h"
#include "shared/cards/five_card_category.h"

#include <span>

// The rare hands, out of line.

namespace pitwatch::cards::internal {

// The best hand of cards of which at least five are of one suit. With six cards at most one pair
// is left beside them, so nothing beats the flush but a better flush.
FiveCardHand suitedHand(CardSet cards, AceLow aceLow);

// The hand of five cards that are a straight, where A-2-3-4-5 is not one.
FiveCardHand straightAceHigh(CardSet cards);

// The cards as a set, made only where it is needed.
CardSet setOf(std::span<const Card> cards);

} // namespace pitwatch::cards::internal
