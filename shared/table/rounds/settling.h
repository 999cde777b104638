#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Settles the round if wagers, decisions and cards are complete; does nothing otherwise.
void settleIfComplete(Draft& draft);

// What keeps the round from being settled, in words; empty when nothing does.
std::string missingForSettlement(const State& state);

} // namespace pitwatch::table
