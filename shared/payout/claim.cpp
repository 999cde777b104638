#include "shared/payout/claim.h"

#include <algorithm>

namespace pitwatch::payout {

using core::Cents;

std::set<events::PersonId> makersOf(const MaybePerson& dealer, const MaybePerson& declaredBy) {
    std::set<events::PersonId> people;
    for (const auto& person : {dealer, declaredBy})
        if (person)
            people.insert(*person);
    return people;
}

bool Claim::amountKnown() const {
    return raised.basis != events::ClaimBasis::PercentOfMeter || amount > Cents{};
}

bool Claim::verifiedBeforeAmount() const {
    return payout::verifiedBeforeAmount(raised.basis == events::ClaimBasis::PercentOfMeter,
                                        raised.declaredBy);
}

bool Claim::anythingPaid() const {
    return payment != Payment::Due || std::any_of(envy.begin(), envy.end(), [](const EnvyDue& due) {
               return due.payment != Payment::Due;
           });
}

bool Claim::everythingPaid() const {
    return (payment != Payment::Due || amount == Cents{}) &&
           std::all_of(envy.begin(), envy.end(),
                       [](const EnvyDue& due) { return due.payment != Payment::Due; });
}

Cents Claim::envyTotal() const {
    Cents total;
    for (const EnvyDue& due : envy)
        total += due.line.amount;
    return total;
}

Cents Claim::largestPayment() const {
    Cents largest = amount;
    for (const EnvyDue& due : envy)
        largest = std::max(largest, due.line.amount);
    return largest;
}

EnvyDue* Claim::envyOf(core::Seat seat) {
    const auto at = std::find_if(envy.begin(), envy.end(),
                                 [&](const EnvyDue& due) { return due.line.seat == seat; });
    return at == envy.end() ? nullptr : &*at;
}

const EnvyDue* Claim::envyOf(core::Seat seat) const {
    return const_cast<Claim*>(this)->envyOf(seat);
}

Stage Claim::waitsFor() const {
    if (ended)
        return Stage::None;
    if (dispute)
        return Stage::Dispute;
    if (document)
        return Stage::Payment;
    if (documentRequested)
        return Stage::Document;
    if (!verified && (amountKnown() || verifiedBeforeAmount()))
        return Stage::Verification;
    return amountKnown() ? Stage::Approval : Stage::Amount;
}

Claim makeClaim(const events::ClaimRaised& event, core::Instant at) {
    Claim claim;
    claim.raised = event;
    claim.raisedAt = at;
    claim.number = event.claim.number;
    // Of a claim on a meter, only the meter says the amount, whatever was raised.
    if (event.basis != events::ClaimBasis::PercentOfMeter)
        claim.amount = event.fixedAmount;
    for (const events::EnvyLine& line : event.envy)
        claim.envy.push_back({line, Payment::Due, {}, {}});
    claim.involved = claim.makers();
    return claim;
}

void record(Claim& claim, const events::ClaimAmountFixed& event, core::Instant) {
    claim.amount = event.amount;
}

void record(Claim& claim, const events::ClaimConfirmed&, core::Instant) {
    claim.confirmed = true;
}

void record(Claim& claim, const events::ClaimVerified& event, core::Instant at) {
    claim.verified = Verification{event.by, event.checks, at};
    claim.involved.insert(event.by);
}

void record(Claim& claim, const events::ClaimApproved& event, core::Instant at) {
    claim.approvals.push_back({event.by, event.rosterVersion, at});
    claim.involved.insert(event.by);
}

void record(Claim& claim, const events::ClaimReturned& event, core::Instant) {
    claim.verified.reset();
    claim.approvals.clear();
    claim.taxForms.clear();
    claim.documentRequested = false;
    claim.returned = event.reason;
    claim.involved = claim.makers();
}

void record(Claim& claim, const events::ClaimDenied& event, core::Instant at) {
    claim.ended = Ended{Ending::Denied, event.by, events::Phrase::quoted(event.reason), at};
}

void record(Claim& claim, const events::ClaimPaid& event, core::Instant at) {
    claim.payment = Payment::Paid;
    claim.paid = event;
    claim.paidAt = at;
}

void record(Claim& claim, const events::ClaimClosed& event, core::Instant at) {
    claim.ended = Ended{Ending::Closed, {}, event.reason, at};
}

void record(Claim& claim, const events::ClaimUnclaimed& event, core::Instant at) {
    if (!event.envySeat) {
        claim.payment = Payment::Held;
        claim.paidAt = at;
    } else if (EnvyDue* due = claim.envyOf(*event.envySeat)) {
        due->payment = Payment::Held;
        due->by = event.by;
        due->at = at;
    }
}

void record(Claim& claim, const events::ClaimDisputed& event, core::Instant at) {
    claim.dispute = Dispute{event.by, event.reason, at};
    claim.involved.insert(event.by);
}

void record(Claim& claim, const events::DisputeResolved&, core::Instant) {
    claim.dispute.reset();
}

void record(Claim& claim, const events::ClaimVoided& event, core::Instant at) {
    claim.ended = Ended{Ending::Voided, event.by, event.reason, at};
}

void record(Claim& claim, const events::EnvyLinePaid& event, core::Instant at) {
    if (EnvyDue* due = claim.envyOf(event.line.seat)) {
        due->payment = Payment::Paid;
        due->by = event.by;
        due->at = at;
    }
}

void record(Claim& claim, const events::PayoutDocumentRequested&, core::Instant) {
    claim.documentRequested = true;
}

void record(Claim& claim, const events::PayoutDocumentRecorded& event, core::Instant) {
    claim.document = event.number;
    claim.returned.reset();
}

// A document that was not the claim's own changes nothing about it.
void record(Claim& claim, const events::PayoutDocumentRejected& event, core::Instant) {
    if (claim.document != event.number)
        return;
    claim.document.reset();
    claim.documentRequested = false;
}

void record(Claim& claim, const events::SurveillanceNotified& event, core::Instant at) {
    claim.surveillance = Notice{event.by, event.answeredBy, at};
}

void record(Claim& claim, const events::TaxFormFlagged& event, core::Instant) {
    claim.taxForms.push_back(event);
}

} // namespace pitwatch::payout
