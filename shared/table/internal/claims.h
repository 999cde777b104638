#pragma once

#include "shared/rules/settlement.h"
#include "shared/table/internal/draft.h"

namespace pitwatch::table {

struct TakenClaims {
    // In the order of settlement.
    std::vector<events::ClaimRaised> raised;
    // Declared for this round, and not what the cards and wagers give.
    std::vector<std::uint64_t> contradicted;
};

// Takes the lines that have to be verified and approved out of a settlement: each gets the number
// of a claim, a declared one where there is one for it, and pays nothing at once. The Envy lines of
// a hand go with that hand's claim.
TakenClaims takeClaims(const State& state, const rules::Settlement& settlement,
                       std::vector<events::SeatSettled>& seats);

// A claim for a wager of this round, with everything but its hand and its basis.
events::ClaimRaised claimFor(const State& state, std::uint64_t number, core::Seat seat,
                             events::Wager wager, core::Cents stake);

// A fixed amount, or a share of the meter, of which only the meter can say what it comes to.
void setBasis(const State& state, events::ClaimRaised& claim, const rules::Payout& payout,
              core::Cents amount);

} // namespace pitwatch::table
