#pragma once

#include "shared/rules/round.h"
#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// The wagers of everybody whose progressive wager or hand can matter to another's; no cards.
rules::Round wageredRound(const State& state, core::Seat holder);

// Whether every community card lies open.
bool boardKnown(const State& state);

// How a wager of that seat ends, as soon as the cards that it looks at are face up and the player
// has decided; none before.
std::optional<rules::LineResult> lineResult(const State& state, core::Seat seat,
                                            events::Wager wager);

// Only for a round of which nothing is missing.
rules::Round settlementInput(const State& state);

// The round as far as it can be settled when it ends: six-card wagers whose box was not read are
// left out, and so is every wager on a hand that was not shown, but for what others' hands pay.
struct KnownPart {
    // Without the wagers on a box that was not read.
    State state;
    rules::Round round;
    std::vector<core::Seat> unseen;
};
// Nothing where that leaves nothing to settle, or a bank that pays in the order of the hands.
std::optional<KnownPart> knownPart(const State& state);

} // namespace pitwatch::table
