#include "table-agent/agent/meter_peer.h"

#include "shared/core/mutant.h"
#include "shared/events/claim_note_events.h"
#include "shared/events/document_events.h"
#include "shared/events/link_events.h"
#include "shared/events/meter_events.h"

#include <algorithm>

namespace pitwatch::agent {

using events::ProgressiveLock;

namespace {

bool isOurs(const table::State& state, const events::LinkId& link) {
    const auto& progressive = state.submission().progressive;
    return progressive && progressive->link == link.text();
}

void lock(PeerStep& step, ProgressiveLock reason, const core::Text& detail) {
    if (!isLocked(step.state(), reason))
        step.take(table::LockProgressive{reason, detail});
}

void unlock(PeerStep& step, ProgressiveLock reason) {
    if (isLocked(step.state(), reason))
        step.take(table::UnlockProgressive{reason, {}});
}

// A claim that ended meanwhile, with a void round for one, needs no amount: the controller reads of
// its end and takes the money back.
void fixAmount(PeerStep& step, const events::MeterAmountFixed& fixed) {
    const table::State& state = step.state();
    if (fixed.claim.table != state.submission().table)
        return;
    const bool waits =
        std::any_of(state.claims.begin(), state.claims.end(), [&](const auto& claim) {
            return claim.number == fixed.claim.number && claim.amount == core::Cents{};
        });
    if (waits)
        step.take(table::FixClaimAmount{fixed.claim.number, fixed.amount});
}

const table::PendingClaim* claimHere(const table::State& state, const events::ClaimId& claim) {
    return claim.table == state.submission().table ? state.findClaim(claim.number) : nullptr;
}

// The verification moved no meter: nobody would ever say the amount.
void takeBackVerification(PeerStep& step, const events::ClaimSignatureRefused& refused) {
    const table::PendingClaim* claim = claimHere(step.state(), refused.claim);
    if (claim != nullptr && claim->verified && !claim->amountKnown())
        step.take(table::ReturnClaim{refused.claim.number, refused.reason});
}

void takeBackRequest(PeerStep& step, const events::PayoutDocumentWithheld& withheld) {
    const table::PendingClaim* claim = claimHere(step.state(), withheld.claim);
    if (claim != nullptr && claim->documentRequested && !claim->document)
        step.take(table::ReturnClaim{withheld.claim.number, withheld.reason});
}

std::optional<table::Input> change(const table::State& state, ProgressiveLock reason, bool locked,
                                   std::string_view detail) {
    if (isLocked(state, reason) == locked)
        return std::nullopt;
    if (locked)
        return table::LockProgressive{reason, core::Text::fitted(detail)};
    return table::UnlockProgressive{reason, {}};
}

} // namespace

bool isLocked(const table::State& state, ProgressiveLock reason) {
    return (state.progressiveLocks & (1U << static_cast<unsigned>(reason))) != 0;
}

void addMeterHandlers(PeerEvents& peers) {
    peers.on<events::MeterAmountFixed>(
        Peer::Meter, [](PeerStep& step, const PeerEntry&, const events::MeterAmountFixed& event) {
            fixAmount(step, event);
        });
    peers.on<events::PayoutDocumentIssued>(
        Peer::Meter,
        [](PeerStep& step, const PeerEntry&, const events::PayoutDocumentIssued& event) {
            if (event.claim.table == step.state().submission().table)
                step.take(table::RecordDocument{event.claim.number, event.number, event.amount});
        });
    peers.on<events::ClaimSignatureRefused>(
        Peer::Meter,
        [](PeerStep& step, const PeerEntry&, const events::ClaimSignatureRefused& event) {
            takeBackVerification(step, event);
        });
    peers.on<events::PayoutDocumentWithheld>(
        Peer::Meter,
        [](PeerStep& step, const PeerEntry&, const events::PayoutDocumentWithheld& event) {
            takeBackRequest(step, event);
        });
    peers.on<events::LinkOpened>(
        Peer::Meter, [](PeerStep& step, const PeerEntry&, const events::LinkOpened& event) {
            if (isOurs(step.state(), event.link))
                unlock(step, ProgressiveLock::LinkClosed);
        });
    peers.on<events::LinkClosed>(
        Peer::Meter, [](PeerStep& step, const PeerEntry&, const events::LinkClosed& event) {
            if (isOurs(step.state(), event.link))
                lock(step, ProgressiveLock::LinkClosed, event.reason);
        });
    peers.on<events::LinkSuspended>(
        Peer::Meter, [](PeerStep& step, const PeerEntry&, const events::LinkSuspended& event) {
            if (isOurs(step.state(), event.link))
                lock(step, ProgressiveLock::LinkSuspended, event.reason);
        });
    peers.on<events::LinkResumed>(
        Peer::Meter, [](PeerStep& step, const PeerEntry&, const events::LinkResumed& event) {
            if (isOurs(step.state(), event.link))
                unlock(step, ProgressiveLock::LinkSuspended);
        });
}

std::optional<table::Input> beforeFirstWord(const table::State& state) {
    if (!state.submission().progressive)
        return std::nullopt;
    return change(state, ProgressiveLock::LinkClosed, true, "the link was never opened");
}

std::optional<table::Input> byStanding(const table::State& state, const feed::PartyView& meter) {
    if (!state.submission().progressive)
        return std::nullopt;
    const bool doubtful = meter.standing == feed::Standing::Doubtful;
    if (auto input = change(state, ProgressiveLock::MeterDoubted, doubtful, meter.doubt))
        return input;
    const bool lost = !doubtful && meter.standing != feed::Standing::Fresh &&
                      !PW_MUTANT("progressive_open_without_a_meter");
    return change(state, ProgressiveLock::MeterLost, lost,
                  meter.standing == feed::Standing::Offline ? "the controller is offline"
                                                            : "the controller is not heard");
}

} // namespace pitwatch::agent
