#pragma once

#include "shared/rules/settlement.h"
#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Takes the lines that have to be verified and approved out of a settlement: each gets the number
// of a claim and pays nothing at once. The Envy lines of a hand go with that hand's claim. Returns
// the claims in the order of settlement.
std::vector<events::ClaimRaised> takeClaims(const State& state, const rules::Settlement& settlement,
                                            std::vector<events::SeatSettled>& seats);

// A claim for a wager of this round, with everything but its hand and its basis.
events::ClaimRaised claimFor(const State& state, std::uint64_t number, core::Seat seat,
                             events::Wager wager, core::Cents stake);

// A fixed amount, or a share of the meter, of which only the meter can say what it comes to.
void setBasis(const State& state, events::ClaimRaised& claim, const rules::Payout& payout,
              core::Cents amount);

} // namespace pitwatch::table
