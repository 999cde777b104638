#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Every wager goes back, the cards are shuffled, the round is over.
void voidRound(Draft& draft, std::string_view reason, std::string_view section,
               const events::PersonId& by);

} // namespace pitwatch::table
