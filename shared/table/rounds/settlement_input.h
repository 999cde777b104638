#pragma once

#include "shared/rules/round.h"
#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// A round as rules::settle() takes it, and the seats it does not need to look at because their
// wagers are lost whatever the cards.
struct SettlementInput {
    rules::Round round;
    std::vector<core::Seat> lost;
};

// The wagers of everybody whose progressive wager or hand can matter to another's; no cards.
rules::Round wageredRound(const State& state, core::Seat holder);

// How a wager of that seat ends, as soon as the cards that it looks at are face up and the player
// has decided; none before.
std::optional<rules::LineResult> lineResult(const State& state, core::Seat seat,
                                            events::Wager wager);

// Only for a round of which nothing is missing.
SettlementInput settlementInput(const State& state);

} // namespace pitwatch::table
