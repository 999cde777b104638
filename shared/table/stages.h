#pragma once

#include "shared/events/wager_events.h"
#include "shared/rules/vocabulary.h"

#include <cstddef>
#include <optional>

namespace pitwatch::table {

// The decision, 0 the first, at which a player takes that wager back or makes it; nothing for
// wagers that are not decided on in that game.
std::optional<std::size_t> stageOf(rules::Game game, events::Wager wager);

} // namespace pitwatch::table
