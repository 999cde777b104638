#pragma once

#include "shared/rules/settlement.h"
#include "shared/table/internal/draft.h"
#include "shared/table/reasons.h"

namespace pitwatch::table {

struct Contradicted {
    std::uint64_t claim = 0;
    Contradiction why{};
};

struct TakenClaim {
    events::ClaimRaised claim;
    // Somebody had declared just that: it goes by its number, and is not raised again.
    bool declared = false;
};

struct TakenClaims {
    // In the order of settlement, which is their order at the meter.
    std::vector<TakenClaim> won;
    // Declared for this round, and not what the cards and wagers give.
    std::vector<Contradicted> contradicted;
};

// Takes the lines that have to be verified and approved out of a settlement: each gets the number
// of a claim and pays nothing at once. The Envy lines of a hand go with that hand's claim. A
// declared claim is that claim where hand, cards, amount and every Envy line agree, and no other
// is.
TakenClaims takeClaims(const State& state, const rules::Settlement& settlement,
                       std::vector<events::SeatSettled>& seats);

// A claim for a wager of this round, with everything but its hand, its basis and its number.
events::ClaimRaised claimFor(const State& state, core::Seat seat, events::Wager wager,
                             core::Cents stake);

// A fixed amount, or a share of the meter, of which only the meter can say what it comes to.
void setBasis(const State& state, events::ClaimRaised& claim, const rules::Payout& payout,
              core::Cents amount);

// The claim, its nonce and its Envy lines go by that number from now on.
void numberClaim(const State& state, events::ClaimRaised& claim, std::uint64_t number);

// What others have for the hand of a claim whose own wager is not paid.
events::ClaimRaised envyAlone(events::ClaimRaised claim);

// Under the next number.
void raiseClaim(Draft& draft, events::ClaimRaised claim);

} // namespace pitwatch::table
