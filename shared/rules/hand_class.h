#pragma once

#include "shared/cards/five_card_hand.h"
#include "shared/cards/three_card_hand.h"
#include "shared/rules/vocabulary.h"

#include <cstdint>
#include <span>

// A hand class is all a paytable can tell hands apart by: a small number that indexes a payout
// array. Each CardsUsed has its own numbering, 0 being a hand no paytable names.
//
//   Five   0 high card; 1-13 a pair of twos to aces; 14 two pair up to 21 royal flush
//   Six    as Five for the best five; 22 Super Royal of diamonds, 23 of another suit
//   Three  0 high card, 1 pair, 2 flush, 3 straight, 4 three of a kind, 5 straight flush,
//          6 A-K-Q of spades, 7 A-K-Q of another suit
//   Two    0 nothing; 1-13 a pair; 14 red aces; 15 A-K suited, 16 A-Q or A-J suited,
//          17 A-K offsuit, 18 A-Q or A-J offsuit

namespace pitwatch::rules {

using HandClass = std::uint8_t;
inline constexpr std::size_t kHandClassCount = 24;

// A set of hand classes of one CardsUsed, one bit each.
using HandClasses = std::uint32_t;

constexpr HandClass classOf(cards::FiveCardHand hand) {
    constexpr HandClass kTwoPair = 14;
    if (hand.category == cards::FiveCardCategory::HighCard)
        return 0;
    if (hand.category == cards::FiveCardCategory::Pair)
        return static_cast<HandClass>(1 + static_cast<unsigned>(hand.pairRank));
    return static_cast<HandClass>(kTwoPair + static_cast<unsigned>(hand.category) -
                                  static_cast<unsigned>(cards::FiveCardCategory::TwoPair));
}

constexpr HandClass classOf(cards::ThreeCardHand hand) {
    if (hand.category != cards::ThreeCardCategory::AceKingQueenSuited)
        return static_cast<HandClass>(hand.category);
    return hand.suit == cards::Suit::Spades ? 6 : 7;
}

HandClass classOfSix(std::span<const cards::Card, 6> cards);
HandClass classOfTwo(std::span<const cards::Card, 2> cards);

// The classes a paytable row covers. `lowest` and `highest` matter for a pair of two or five cards
// only. A straight flush covers A-K-Q, a royal flush the Super Royal, a pair of aces the red aces:
// rows are read from the top and the first that covers a class pays it. Nothing where the hand
// cannot be made of that many cards.
HandClasses classesOf(PaidHand hand, CardsUsed used, cards::Rank lowest, cards::Rank highest);

} // namespace pitwatch::rules
