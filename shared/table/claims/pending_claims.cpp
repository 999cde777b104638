#include "shared/table/claims/pending_claims.h"

#include "shared/table/claims/claim_steps.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/claim_refusals.h"
#include "shared/table/refusals/wager_refusals.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;

void decideOn(Draft& draft, const FixClaimAmount& input) {
    const PendingClaim* claim = needsOpenClaim(draft, input.claim, input.kName);
    if (claim == nullptr)
        return;
    if (claim->amountKnown())
        return draft.refuse(input.kName, ClaimRefusal::AmountFixed);
    if (input.amount <= Cents{} || input.amount > core::kMaxAmount)
        return draft.refuse(input.kName, WagerRefusal::OutOfRange);
    draft.emit(events::ClaimAmountFixed{claim->id(), input.amount});
}

void applyOne(State& state, const events::ClaimRaised& event, core::Instant at) {
    state.lastClaim = event.claim.number;
    state.claims.emplace_back(payout::makeClaim(event, at), state.setup);
    if (state.round && state.round->id == event.round)
        state.round->seat(event.seat).claimed.insert(event.wager);
}

void applyOne(State& state, const events::EnvyLinePaid& event, core::Instant at) {
    if (event.claim)
        recordIn(state, *event.claim, event, at);
}

void applyOne(State& state, const events::PayoutDocumentRecorded& event, core::Instant at) {
    state.lastDocument = std::max(state.lastDocument, event.number);
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::PayoutDocumentRejected& event, core::Instant at) {
    state.lastDocument = std::max(state.lastDocument, event.number);
    recordIn(state, event.claim, event, at);
}

// Raised in error: what was really won may be claimed yet.
void applyOne(State& state, const events::ClaimVoided& event, core::Instant at) {
    const PendingClaim* claim = state.findClaim(event.claim.number);
    if (claim != nullptr && state.round && state.round->id == claim->raised.round)
        state.round->seat(claim->raised.seat).claimed.erase(claim->raised.wager);
    recordIn(state, event.claim, event, at);
}

} // namespace pitwatch::table
