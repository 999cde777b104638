#pragma once

#include "pit-console/core/offers/offer_list.h"
#include "shared/table/state.h"

namespace pitwatch::console {

// Asks the table core. The state must outlive it.
DryRun askTable(const table::State& state, core::Instant now);

// Everything the person could ask of the table as it is now.
std::vector<ActionOffer> tableOffers(const core::PartyId& table, const table::State& state,
                                     const Requester& requester, core::Instant now);

// Everything the person could do about one of the table's open claims.
std::vector<ActionOffer> claimOffers(const core::PartyId& table, const table::State& state,
                                     const payout::Claim& claim, const Requester& requester,
                                     core::Instant now);

} // namespace pitwatch::console
