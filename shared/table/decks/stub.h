#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// How many cards the deck of this round has, by a count of its stub or of a device; nothing where
// nobody counted.
std::optional<std::uint8_t> countedCards(const Round& round);

// At "no more bets": says so if the stub of this round has to be counted.
void callStubCount(Draft& draft);

// At the end of a round: reports a count that was due and not made.
void checkStubCounted(Draft& draft);

// Whether the stub of the round has to be counted in its turn: where the rules ask for it, and no
// device counted the deck.
bool countsStubs(const State& state);
// A round that was locked is over, played or void; one of which no card was dealt is not counted.
void noteRoundEnded(State& state, bool dealt);
const std::string& stubSection(const State& state);

} // namespace pitwatch::table
