#pragma once

#include "shared/rules/internal/base_game.h"

namespace pitwatch::rules {

// Whether a round may be settled at that table; the reason if not.
Refusal checkRound(const TableRules& table, const BaseGame& game, const Round& round);

} // namespace pitwatch::rules
