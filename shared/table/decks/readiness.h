#pragma once

#include "shared/table/internal/draft.h"
#include "shared/table/wagers/betting.h"

namespace pitwatch::table {

// Why no round can be dealt with the decks as they are, or nothing.
Refusal deckProblem(const State& state);

// The way of dealing in use, where it takes the shuffler and the shuffler is covered; null
// otherwise.
const rules::DealingRule* shufflerMissing(const State& state);
// Reports cards that were dealt without it, once in a round.
void checkShufflerThere(Draft& draft, events::DeckColour deck);

// At "no more bets": reports a deck and equipment that the round may not be dealt with. A shuffle
// or a cut can be made until the first card.
void checkPreparation(Draft& draft, events::DeckColour deck);

// At the first card, or at the end of a round whose deal nobody told: reports what the deck it came
// from still owed, each breach once in a round.
void checkDealtDeck(Draft& draft, events::DeckColour deck);

} // namespace pitwatch::table
