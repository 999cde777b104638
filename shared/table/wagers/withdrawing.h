#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// After "no more bets": what lies at the seat's place for that wager leaves the round, and its
// contribution the meters. No claim of the round pays anything for it any more.
void withdrawWager(Draft& draft, core::Seat seat, events::Wager wager,
                   events::WithdrawalCause cause, std::string_view section,
                   const events::PersonId& by);

// A wager that has no part in the round any more wins nothing: claims that pay something for it are
// void, and what they pay for others is claimed anew.
void takeOutOfClaims(Draft& draft, core::Seat seat, events::Wager wager);

// Nobody can have won before the first card is dealt: what was declared until then is void.
void voidEarlyClaims(Draft& draft);

} // namespace pitwatch::table
