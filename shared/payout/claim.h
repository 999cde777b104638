#pragma once

#include "shared/core/clock.h"
#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/claims/claim_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/claims/payout_events.h"
#include "shared/events/event.h"

#include <optional>
#include <set>
#include <vector>

// One claim from the moment it was raised to its end: always the fold of record() over the events
// that name it, so that table, signing desk, console and auditor see the same claim. There is no
// other fold of these events. A plain value without locks.

namespace pitwatch::payout {

enum class Payment : std::uint8_t { Due, Paid, Held };
constexpr auto enumNames(Payment) {
    return core::names("due", "paid", "held");
}

// Another seat's Envy line, paid or not.
struct EnvyDue {
    events::EnvyLine line{};
    Payment payment{};
    std::optional<events::PersonId> by{};
    core::Instant at{};

    friend bool operator==(const EnvyDue&, const EnvyDue&) = default;
};

struct Verification {
    events::PersonId by;
    std::vector<events::CheckName> checks;
    core::Instant at{};

    friend bool operator==(const Verification&, const Verification&) = default;
};

struct Approval {
    events::PersonId by;
    std::uint64_t rosterVersion = 0;
    core::Instant at{};

    friend bool operator==(const Approval&, const Approval&) = default;
};

struct Notice {
    events::PersonId by;
    core::Text answeredBy;
    core::Instant at{};

    friend bool operator==(const Notice&, const Notice&) = default;
};

struct Dispute {
    events::PersonId by;
    core::Text reason;
    core::Instant at{};

    friend bool operator==(const Dispute&, const Dispute&) = default;
};

enum class Ending : std::uint8_t { Closed, Denied, Voided };
constexpr auto enumNames(Ending) {
    return core::names("closed", "denied", "voided");
}

struct Ended {
    Ending how{};
    std::optional<events::PersonId> by{};
    events::Phrase reason;
    core::Instant at{};

    friend bool operator==(const Ended&, const Ended&) = default;
};

// What the claim waits for. A dispute holds up everything else.
enum class Stage : std::uint8_t {
    Amount,
    Verification,
    Approval,
    Document,
    Payment,
    Dispute,
    None
};
constexpr auto enumNames(Stage) {
    return core::names("amount", "verification", "approval", "document", "payment", "dispute",
                       "none");
}

using MaybePerson = std::optional<events::PersonId>;

// Who dealt or declared a hand, of those who are known.
std::set<events::PersonId> makersOf(const MaybePerson& dealer, const MaybePerson& declaredBy);

// Whether a claim is verified while nobody knows its amount: only the dealer's side has seen the
// hand, and no meter moves for it before somebody else has.
inline bool verifiedBeforeAmount(bool paysFromMeter, const MaybePerson& declaredBy) {
    return paysFromMeter && declaredBy.has_value();
}

struct Claim {
    events::ClaimRaised raised{};
    core::Instant raisedAt{};
    std::uint64_t number = 0;
    // What the holder of the hand is paid; nothing while the meter has not fixed it, and where only
    // Envy is paid.
    core::Cents amount{};
    std::vector<EnvyDue> envy{};

    // The settlement gave the same from the cards that were read, whoever had declared it.
    bool confirmed = false;
    std::optional<Verification> verified{};
    std::vector<Approval> approvals{};
    std::optional<Notice> surveillance{};
    std::vector<events::TaxFormFlagged> taxForms{};
    std::optional<Dispute> dispute{};
    // Why it is verified and approved anew, until its document is there.
    std::optional<events::Phrase> returned{};

    // Approved as its tier asks; the document is on its way or there.
    bool documentRequested = false;
    std::optional<events::DocumentNumber> document{};

    Payment payment{};
    std::optional<events::ClaimPaid> paid{};
    core::Instant paidAt{}; // Or put aside.
    std::optional<Ended> ended{};

    // Who had a hand in it: those who made it and, since it was last returned, who verified,
    // approved or disputed it.
    std::set<events::PersonId> involved{};

    const events::ClaimId& id() const { return raised.claim; }
    // They stay involved when everything else is done anew.
    std::set<events::PersonId> makers() const { return makersOf(raised.dealer, raised.declaredBy); }
    bool amountKnown() const;
    // Somebody verified or approved it, with their signature where the site has a roster. That it
    // came back to them takes nothing of that away: a meter may have paid into it.
    bool wasSigned() const { return verified || !approvals.empty() || returned; }
    bool verifiedBeforeAmount() const;
    // Something of it has been handed over or put aside.
    bool anythingPaid() const;
    bool everythingPaid() const;
    core::Cents envyTotal() const;
    // The tiers go by what one person is paid.
    core::Cents largestPayment() const;
    EnvyDue* envyOf(core::Seat seat);
    const EnvyDue* envyOf(core::Seat seat) const;
    Stage waitsFor() const;

    friend bool operator==(const Claim&, const Claim&) = default;
};

Claim makeClaim(const events::ClaimRaised& event, core::Instant at);

// The claim that an event after its raising names; null where it is about none.
const events::ClaimId* claimOf(const events::Event& event);

// The event names this claim; one that is about no claim changes nothing.
void apply(Claim& claim, const events::Event& event, core::Instant at);
void record(Claim& claim, const events::ClaimAmountFixed& event, core::Instant at);
void record(Claim& claim, const events::ClaimConfirmed& event, core::Instant at);
void record(Claim& claim, const events::ClaimVerified& event, core::Instant at);
void record(Claim& claim, const events::ClaimApproved& event, core::Instant at);
void record(Claim& claim, const events::ClaimReturned& event, core::Instant at);
void record(Claim& claim, const events::ClaimDenied& event, core::Instant at);
void record(Claim& claim, const events::ClaimPaid& event, core::Instant at);
void record(Claim& claim, const events::ClaimClosed& event, core::Instant at);
void record(Claim& claim, const events::ClaimUnclaimed& event, core::Instant at);
void record(Claim& claim, const events::ClaimDisputed& event, core::Instant at);
void record(Claim& claim, const events::DisputeResolved& event, core::Instant at);
void record(Claim& claim, const events::ClaimVoided& event, core::Instant at);
void record(Claim& claim, const events::EnvyLinePaid& event, core::Instant at);
void record(Claim& claim, const events::PayoutDocumentRequested& event, core::Instant at);
void record(Claim& claim, const events::PayoutDocumentRecorded& event, core::Instant at);
void record(Claim& claim, const events::PayoutDocumentRejected& event, core::Instant at);
void record(Claim& claim, const events::SurveillanceNotified& event, core::Instant at);
void record(Claim& claim, const events::TaxFormFlagged& event, core::Instant at);

// What moves a claim, whoever keeps it.
template <typename Event>
concept MovesClaim = requires(Claim& claim, const Event& event, core::Instant at) {
    record(claim, event, at);
};

} // namespace pitwatch::payout
