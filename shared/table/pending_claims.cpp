#include "shared/table/internal/claim_steps.h"
#include "shared/table/internal/claims.h"
#include "shared/table/internal/rounds.h"
#include "shared/table/internal/topics.h"

#include <algorithm>

namespace pitwatch::table {

using core::Cents;
using rules::Payout;

namespace {

// What the row pays to the stake; a percentage is the meter's to say.
Cents amountOf(const Payout& payout, Cents stake) {
    switch (payout.kind) {
    case Payout::Kind::To1:
    case Payout::Kind::For1:
        return Cents{stake.value() * payout.value};
    case Payout::Kind::Amount:
        return Cents{payout.value};
    case Payout::Kind::Nothing:
    case Payout::Kind::Percent:
    case Payout::Kind::Push:
        break;
    }
    return {};
}

} // namespace

// For a table whose cards or wagers are not signalled.
void decideOn(Draft& draft, const DeclareClaim& input) {
    if (input.by.person.empty())
        return draft.refuse(input.kName, "it must be known who declares it");
    if (!needsLockedRound(draft, input.kName))
        return;
    const State& state = draft.state();
    if (!validSeat(state, input.seat))
        return draft.refuse(input.kName, "there is no such seat", draft.rules().table.section);
    if (state.round->phase == Phase::Settled)
        return draft.refuse(input.kName, "the round is settled, with every claim it gave");
    const rules::Paytable* paytable =
        isOffered(state, input.wager)
            ? rules::offeredPaytable(state.rules(), state.submission(), kindOf(input.wager))
            : nullptr;
    if (paytable == nullptr)
        return draft.refuse(input.kName, "that wager is not offered at this table");
    if (input.stake <= Cents{} || input.stake > draft.submission().maxBet * 3)
        return draft.refuse(input.kName, "the stake is out of range", paytable->section);
    const auto row =
        std::find_if(paytable->rows.begin(), paytable->rows.end(), [&](const auto& one) {
            return core::enumName(one.hand) == input.hand.text();
        });
    if (row == paytable->rows.end())
        return draft.refuse(input.kName, "the paytable does not name that hand", paytable->section);
    // A press that comes twice is one claim.
    const bool declared = std::ranges::any_of(state.claims, [&](const PendingClaim& claim) {
        return claim.raised.round == state.round->id && claim.raised.seat == input.seat &&
               claim.raised.wager == input.wager;
    });
    if (declared)
        return draft.refuse(input.kName, "the seat has a claim on that wager in this round");
    const Cents amount = amountOf(row->payout, input.stake);
    if (amount > core::kMaxAmount || input.cards.size() > 7)
        return draft.refuse(input.kName, "no such hand is paid", row->section);
    auto claim = claimFor(state, state.lastClaim + 1, input.seat, input.wager, input.stake);
    claim.hand = input.hand;
    claim.cards = input.cards;
    claim.declaredBy = input.by.person;
    setBasis(state, claim, row->payout, amount);
    draft.emit(std::move(claim));
}

void decideOn(Draft& draft, const FixClaimAmount& input) {
    const PendingClaim* claim = needsOpenClaim(draft, input.claim, input.kName);
    if (claim == nullptr)
        return;
    if (claim->amountKnown())
        return draft.refuse(input.kName, "the amount of the claim is fixed");
    if (input.amount <= Cents{} || input.amount > core::kMaxAmount)
        return draft.refuse(input.kName, "the amount is out of range");
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

void applyOne(State& state, const events::ClaimVoided& event, core::Instant at) {
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
