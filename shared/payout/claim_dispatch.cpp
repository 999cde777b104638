#include "shared/payout/claim.h"

// Which events move a claim, each listed once.

namespace pitwatch::payout {

namespace {

template <typename... Events>
struct Kinds {
    // Calls `each` with the event by its own type; says whether it is one of these.
    template <typename Each>
    static bool visit(const events::Event& event, const Each& each) {
        const auto tried = [&]<typename One>(const One* one) {
            if (one != nullptr)
                each(*one);
            return one != nullptr;
        };
        return (tried(event.as<Events>()) || ...);
    }
};

using ClaimEvents =
    Kinds<events::ClaimAmountFixed, events::ClaimVerified, events::ClaimApproved,
          events::ClaimReturned, events::ClaimDenied, events::ClaimPaid, events::ClaimClosed,
          events::ClaimUnclaimed, events::ClaimDisputed, events::DisputeResolved,
          events::ClaimVoided, events::EnvyLinePaid, events::PayoutDocumentRequested,
          events::PayoutDocumentRecorded, events::PayoutDocumentRejected,
          events::SurveillanceNotified, events::TaxFormFlagged>;

// An Envy line may be paid without a claim.
const events::ClaimId* named(const events::EnvyLinePaid& event) {
    return event.claim ? &*event.claim : nullptr;
}
template <typename Event>
const events::ClaimId* named(const Event& event) {
    return &event.claim;
}

} // namespace

const events::ClaimId* claimOf(const events::Event& event) {
    const events::ClaimId* claim = nullptr;
    ClaimEvents::visit(event, [&](const auto& one) { claim = named(one); });
    return claim;
}

void apply(Claim& claim, const events::Event& event, core::Instant at) {
    ClaimEvents::visit(event, [&](const auto& one) { record(claim, one, at); });
}

} // namespace pitwatch::payout
