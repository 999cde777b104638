#pragma once

#include "shared/cards/five_card_hand.h"
#include "shared/cards/three_card_hand.h"

#include <vector>

// A second opinion on every hand: plain sorting and counting, slow, and sharing nothing with
// shared/cards but its types.

namespace pitwatch::tests {

cards::FiveCardHand slowFive(std::vector<cards::Card> hand, cards::AceLow aceLow);
// Tries each five of the six.
cards::FiveCardHand slowBestOfSix(const std::vector<cards::Card>& hand);
cards::ThreeCardHand slowThree(std::vector<cards::Card> hand);

} // namespace pitwatch::tests
