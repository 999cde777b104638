#pragma once

#include "shared/rules/settlement.h"
#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Takes the lines that have to be verified and approved out of a settlement: each gets the number
// of a claim and pays nothing at once. The Envy lines of a hand go with that hand's claim. Returns
// the claims in the order of settlement.
std::vector<events::ClaimRaised> takeClaims(const State& state, const rules::Settlement& settlement,
                                            std::vector<events::SeatSettled>& seats);

} // namespace pitwatch::table
