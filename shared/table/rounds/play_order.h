#pragma once

#include "shared/table/internal/draft.h"

// Decisions and cards take turns: a decision after the cards that it is made on, hands after the
// board and from the dealer's right. What was told in another order is a finding. Each is looked
// for when the later thing is told that should have come first, so that a signal which is not
// there is never missed; where a reader tells of cards, also when it can no longer come.

namespace pitwatch::table {

// Whether a player who left could play on with the hand: cards were dealt for it where that is
// told, and none was turned that comes after a decision still to be made.
bool mayComeBack(const State& state, core::Seat seat);

// Cards are told before "no more bets" was called: once in a round.
void reportEarlyCards(Draft& draft);
// The seat decides: from the dealer's left clockwise, so by ascending seat.
void checkDecidedInTurn(Draft& draft, core::Seat seat, std::size_t stage);
// The deal is told to its end.
void checkDecidedAfterDeal(Draft& draft);
// A card of the board is burned.
void checkBurnOrder(Draft& draft);
// Cards of the board are turned that come after the decisions of that stage.
void checkTurnedInOrder(Draft& draft, std::size_t stage);
// The seat's hand is turned.
void checkHandInOrder(Draft& draft, core::Seat seat);

// The round is settled or ends: cards that a decision was made on and nobody turned stay so.
void checkDecidedOnCards(Draft& draft);

} // namespace pitwatch::table
