#pragma once

#include "shared/table/inputs/deck_step.h"
#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// The deck of that colour; refuses the command where there is none.
const Deck* deckAtTable(Draft& draft, events::DeckColour colour, std::string_view command);

// What asks for the step.
const std::string& sectionOf(const rules::ProcedureSections& sections, DeckStep step);

// Where the preparation of a deck begins: where the document knows no ceremony, at the shuffle.
Ceremony firstStage(const State& state);

// The rule that has a deck leave for that reason; empty where none does.
std::string removalSection(const State& state, events::DeckRemovalReason reason);

// Has decks cut that no device shuffled, now that no reshuffling shoe stands for it any more.
void askForCuts(State& state);

// From "no more bets" until the round is settled.
bool isBeingDealt(const State& state, events::DeckColour colour);

// Whether cards of the deck lie on the layout: the first packet is enough, and so is whatever takes
// cards, where nobody tells of the deal.
bool hasCardsOut(const State& state, events::DeckColour colour);

} // namespace pitwatch::table
