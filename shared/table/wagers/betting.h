#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

struct Why {
    events::Phrase reason;
    std::string section;
};
using Refusal = std::optional<Why>;

// Where the rules speak of that wager.
const std::string& wagerSection(const rules::RuleSet& rules, events::Wager wager);

// Whether the player's boxes, this one among them, are adjacent and not too many.
bool boxesAllowed(const State& state, core::Seat seat);
// Whether it is known to be the player-dealer who sits there besides.
bool isOwnBank(const State& state, core::Seat seat);

} // namespace pitwatch::table
