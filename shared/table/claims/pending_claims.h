#pragma once

#include "shared/table/state.h"

#include <algorithm>

namespace pitwatch::table {

// Claims of other tables are no business of this one; an ended claim is not kept.
template <payout::MovesClaim Event>
void recordIn(State& state, const events::ClaimId& id, const Event& event, core::Instant at) {
    if (id.table != state.submission().table)
        return;
    for (PendingClaim& claim : state.claims)
        if (claim.number == id.number)
            payout::record(claim, event, at);
    std::erase_if(state.claims, [](const PendingClaim& claim) { return claim.ended.has_value(); });
}

} // namespace pitwatch::table
