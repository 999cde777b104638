#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// After "no more bets": what lies at the seat's place for that wager leaves the round, and its
// contribution the meters. Nothing where nothing lies there.
void withdrawWager(Draft& draft, core::Seat seat, events::Wager wager,
                   events::WithdrawalCause cause, std::string_view section,
                   const events::PersonId& by);

} // namespace pitwatch::table
