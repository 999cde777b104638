#pragma once

#include "shared/table/internal/draft.h"

#include <span>

namespace pitwatch::table {

std::string_view nameOf(cards::FiveCardCategory category);

// The five-card hand that own cards make with the board (Run 'Em Twice: the better run); nothing
// where the board is not face up.
std::optional<cards::FiveCardCategory> handOf(const State& state, std::span<const cards::Card> own);

events::HandName handName(std::string_view name);

} // namespace pitwatch::table
