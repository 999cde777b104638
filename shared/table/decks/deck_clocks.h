#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Starts the clock of every deck that has become ready for play and has none yet.
void startDeckClocks(Draft& draft);

// The same of one deck, ready or not: it is dealt.
void startDeckClock(Draft& draft, events::DeckColour deck);

// Sets the decks' due times again, because another way of dealing has another limit.
void resetDueTimes(Draft& draft);

// How long a deck may stay in play: the rule's limit or the operator's, whichever is stricter.
std::optional<core::Millis> deckLimit(const State& state, events::DealingMethod method);
std::string deckLimitSection(const State& state);

} // namespace pitwatch::table
