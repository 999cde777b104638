#pragma once

#include "shared/rules/settlement.h"
#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// The round as far as it can be settled when it ends: wagers on a hand that was not shown are left
// out, but for what others' hands pay, and so are six-card wagers whose box was not read. Without
// all community cards only those are left that look at none; where a bank pays in the order of the
// hands, those before the first that is missing. Where decisions were not told, the base wagers of
// those who had some to make are left out.
struct KnownPart {
    // Without the wagers on a box that was not read.
    State state;
    rules::Settlement settlement;
    std::vector<core::Seat> unseen;
    bool withoutBoard = false;
    // Their decisions are filled in: their base wagers have no result.
    std::vector<core::Seat> undecided{};

    // Whether the settlement speaks of what was claimed.
    bool speaksOf(const PendingClaim& claim) const;
};

// Nothing where that leaves nothing to settle.
std::optional<KnownPart> knownPart(const State& state);

} // namespace pitwatch::table
