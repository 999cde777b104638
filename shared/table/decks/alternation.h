#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// The deck whose turn it is: with two decks, the one that was not dealt last. None where no deck is
// at the table.
const Deck* nextDeck(const State& state);
// No card of the round's deck was dealt: it is as it was before "no more bets", and the next one
// again. False where its cards are in the rack.
bool putBack(State& state);

// Reports a deck that is dealt twice in a row.
void checkTurn(Draft& draft, events::DeckColour deck);

// Reports cards that come from another deck than the one whose turn it is.
void checkDealtTurn(Draft& draft, events::DeckColour deck);

// Reports, at the end of a round, where the other deck should have been and was not.
void checkOtherDeck(Draft& draft, events::DeckColour dealt);

} // namespace pitwatch::table
