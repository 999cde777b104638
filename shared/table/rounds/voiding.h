#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Every wager goes back, the cards are shuffled, the round is over.
void voidRound(Draft& draft, const events::Phrase& reason, std::string_view section,
               const events::PersonId& by);

// A round whose bets were all taken back stands in nobody's way.
void endEmptyRound(Draft& draft, const events::PersonId& by);

// The cards of a round that is over, unless their deck left the table before one of them was out.
void moveToRack(Draft& draft, const Round& round);

} // namespace pitwatch::table
