#pragma once

#include "shared/table/internal/draft.h"
#include "shared/table/wagers/betting.h"

namespace pitwatch::table {

// Why no round can be dealt with the decks as they are, or nothing.
Refusal deckProblem(const State& state);

// At "no more bets": reports what was left out in preparing the deck and the table for the round.
void checkPreparation(Draft& draft, events::DeckColour deck);

// At the first card, or at the end of a round whose deal nobody told: reports what the deck it came
// from still owed, each breach once in a round.
void checkDealtDeck(Draft& draft, events::DeckColour deck);

} // namespace pitwatch::table
