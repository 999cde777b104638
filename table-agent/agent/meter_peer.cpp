#include "table-agent/agent/meter_peer.h"

#include "shared/events/claims/claim_note_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/link_events.h"
#include "shared/events/meter_events.h"
#include "shared/table/reasons.h"

#include <algorithm>

namespace pitwatch::agent {

using events::ProgressiveLock;
using table::LockDetail;

namespace {

bool isOurs(const table::State& state, const events::LinkId& link) {
    const auto& progressive = state.submission().progressive;
    return progressive && progressive->link == link.text();
}

bool isLevel(const events::LevelParameters& level, const rules::LevelFiling& filed) {
    return level.level.text() == core::enumName(filed.level) &&
           std::int64_t{level.ratePpm} == filed.ratePpm && level.initial == filed.initial &&
           level.reset == filed.reset;
}

// Whether the controller speaks of what this table files, and not of what it filed before or of
// what others file.
bool isFiledHere(const table::State& state, const events::LinkTableFiled& event) {
    const rules::Submission& submission = state.submission();
    const auto& filed = submission.progressive;
    return filed && event.table == submission.table && event.link.text() == filed->link &&
           event.ruleSet.text() == submission.ruleSet && event.paytable.text() == filed->paytable &&
           event.wagers == filed->wagers &&
           std::ranges::equal(event.levels, filed->levels, isLevel);
}

bool isOpenedForUs(const table::State& state, const events::LinkOpened& event) {
    const core::TableId& table = state.submission().table;
    if (std::ranges::find(event.tables, table) == event.tables.end())
        return false;
    const auto& filed = state.submission().progressive;
    // A controller of earlier software named the levels alone.
    if (!event.ruleSet || !event.paytable)
        return isOurs(state, event.link) &&
               std::ranges::equal(event.levels, filed->levels, isLevel);
    return isFiledHere(state, {event.link, table, *event.ruleSet, *event.paytable, event.wagers,
                               event.levels, events::LinkService::Open});
}

void lock(PeerStep& step, ProgressiveLock reason, const events::Phrase& detail) {
    if (!isLocked(step.state(), reason))
        step.take(table::LockProgressive{reason, detail});
}

void unlock(PeerStep& step, ProgressiveLock reason) {
    if (isLocked(step.state(), reason))
        step.take(table::UnlockProgressive{reason, {}});
}

// The link as the controller says it is for what this table files.
void stand(PeerStep& step, events::LinkService service) {
    if (service == events::LinkService::Closed)
        lock(step, ProgressiveLock::LinkClosed, LockDetail::LinkClosed);
    else
        unlock(step, ProgressiveLock::LinkClosed);
    if (service == events::LinkService::Suspended)
        lock(step, ProgressiveLock::LinkSuspended, LockDetail::LinkSuspended);
    else
        unlock(step, ProgressiveLock::LinkSuspended);
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
                                   const events::Phrase& detail) {
    if (isLocked(state, reason) == locked)
        return std::nullopt;
    if (locked)
        return table::LockProgressive{reason, detail};
    return table::UnlockProgressive{reason, {}};
}

} // namespace

bool isLocked(const table::State& state, ProgressiveLock reason) {
    return state.progressiveLocks.contains(reason);
}

// Its link going out of service concerns the table whatever it files; going into service only with
// what it files.
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
            if (isOpenedForUs(step.state(), event))
                stand(step, events::LinkService::Open);
        });
    peers.on<events::LinkTableFiled>(
        Peer::Meter, [](PeerStep& step, const PeerEntry&, const events::LinkTableFiled& event) {
            if (isFiledHere(step.state(), event))
                stand(step, event.service);
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
    return change(state, ProgressiveLock::LinkClosed, true, LockDetail::NeverOpened);
}

std::optional<table::Input> byStanding(const table::State& state, const feed::PartyView& meter) {
    if (!state.submission().progressive)
        return std::nullopt;
    const bool doubtful = meter.standing == feed::Standing::Doubtful;
    if (auto input = change(state, ProgressiveLock::MeterDoubted, doubtful, meter.doubt))
        return input;
    const bool lost = !doubtful && meter.standing != feed::Standing::Fresh;
    return change(state, ProgressiveLock::MeterLost, lost,
                  meter.standing == feed::Standing::Offline ? LockDetail::ControllerOffline
                                                            : LockDetail::ControllerSilent);
}

} // namespace pitwatch::agent
