#pragma once

#include "shared/rules/round.h"

#include <string>
#include <string_view>
#include <vector>

// Rounds in which a wager meets a given hand, for the tests of this folder.

namespace pitwatch::rules::test {

// "As Ks Qs": the cards; text that is no card is a broken test.
std::vector<cards::Card> cardsOf(std::string_view text);

// Five, three, six or two cards that are exactly the hand, named as describe(PaytableRow) does.
std::vector<cards::Card> sampleHand(CardsUsed used, const std::string& hand);

// A legal round with one player in seat 1 whose `wager` looks at exactly these cards; meters at
// $10,000, a big bank where there is one. The base bet is 500, the side wager 100.
Round roundWith(const std::string& ruleSet, WagerKind wager, CardsUsed used,
                const std::vector<cards::Card>& hand);

// Adds a player with cards of no worth.
SeatRound& addBystander(const std::string& ruleSet, Round& round, std::uint8_t seat);

} // namespace pitwatch::rules::test
