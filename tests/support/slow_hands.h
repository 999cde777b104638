#pragma once

#include "shared/cards/five_card_category.h"
#include "shared/cards/three_card_hand.h"

#include <span>

// A second opinion on every hand: plain sorting and counting, slow, and sharing nothing with
// shared/cards but its types.

namespace pitwatch::tests {

cards::FiveCardHand slowFive(std::span<const cards::Card> hand, cards::AceLow aceLow);
// Tries each five of the six.
cards::FiveCardHand slowBestOfSix(std::span<const cards::Card> hand);
cards::ThreeCardHand slowThree(std::span<const cards::Card> hand);

} // namespace pitwatch::tests
