#pragma once

#include "shared/table/decks/deck_step.h"
#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// The deck of that colour; refuses the command where there is none.
const Deck* deckAtTable(Draft& draft, events::DeckColour colour, std::string_view command);

// What asks for the step.
const std::string& sectionOf(const rules::ProcedureSections& sections, DeckStep step);

// From "no more bets" until the round is settled.
bool isBeingDealt(const State& state, events::DeckColour colour);

// Whether cards of the deck lie on the layout.
bool hasCardsOut(const State& state, events::DeckColour colour);

} // namespace pitwatch::table
