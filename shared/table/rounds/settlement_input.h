#pragma once

#include "shared/rules/round.h"
#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// The wagers of everybody whose progressive wager or hand can matter to another's; no cards.
rules::Round wageredRound(const State& state, core::Seat holder);

// Whether the seat has wagers in this round.
bool playsFor(const State& state, const SeatState& seat);
// Folded with nothing else at stake: the cards are gone, and nobody looks at them.
bool foldedAway(const SeatState& seat);

// Whether every community card lies open.
bool boardKnown(const State& state);

// How a wager of that seat ends, as soon as the cards that it looks at are face up and the player
// has decided; none before.
std::optional<rules::LineResult> lineResult(const State& state, core::Seat seat,
                                            events::Wager wager);

// Only for a round of which nothing is missing.
rules::Round settlementInput(const State& state);

} // namespace pitwatch::table
