#include "shared/table/claims/claim_steps.h"
#include "shared/table/claims/claims.h"
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

namespace {

// Claims of other tables are no business of this one; an ended claim is not kept.
template <typename Event>
void recordIn(State& state, const events::ClaimId& id, const Event& event, core::Instant at) {
    if (id.table != state.submission().table)
        return;
    for (PendingClaim& claim : state.claims)
        if (claim.number == id.number)
            payout::record(claim, event, at);
    std::erase_if(state.claims, [](const PendingClaim& claim) { return claim.ended.has_value(); });
}

} // namespace

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

void applyOne(State& state, const events::ClaimAmountFixed& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::ClaimVerified& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::ClaimApproved& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::ClaimReturned& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::ClaimDenied& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::ClaimPaid& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::ClaimClosed& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::ClaimUnclaimed& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::ClaimDisputed& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::DisputeResolved& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

// Raised in error: what was really won may be claimed yet.
void applyOne(State& state, const events::ClaimVoided& event, core::Instant at) {
    const PendingClaim* claim = state.findClaim(event.claim.number);
    if (claim != nullptr && state.round && state.round->id == claim->raised.round)
        state.round->seat(claim->raised.seat).claimed.erase(claim->raised.wager);
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::PayoutDocumentRequested& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::SurveillanceNotified& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

void applyOne(State& state, const events::TaxFormFlagged& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
}

} // namespace pitwatch::table
