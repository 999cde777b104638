#include "shared/payout/claim_book.h"

namespace pitwatch::payout {

namespace {

using Claims = std::map<events::ClaimId, Claim>;

const events::ClaimId* claimOf(const events::EnvyLinePaid& event) {
    return event.claim ? &*event.claim : nullptr;
}
template <typename Event>
const events::ClaimId* claimOf(const Event& event) {
    return &event.claim;
}

template <typename Event>
bool recordIf(Claims& claims, const events::Event& event, core::Instant at) {
    const auto* told = event.as<Event>();
    if (told == nullptr)
        return false;
    const events::ClaimId* id = claimOf(*told);
    const auto claim = id != nullptr ? claims.find(*id) : claims.end();
    if (claim != claims.end())
        record(claim->second, *told, at);
    return true;
}

template <typename... Events>
void recordAny(Claims& claims, const events::Event& event, core::Instant at) {
    (recordIf<Events>(claims, event, at) || ...);
}

} // namespace

void ClaimBook::apply(const events::Event& event, core::Instant at) {
    if (const auto* raised = event.as<events::ClaimRaised>()) {
        m_claims.insert_or_assign(raised->claim, makeClaim(*raised, at));
    } else if (const auto* issued = event.as<events::PayoutDocumentIssued>()) {
        m_documents.insert_or_assign(issued->number, IssuedDocument{*issued, at, {}, {}});
    } else if (const auto* voided = event.as<events::PayoutDocumentVoided>()) {
        if (const auto found = m_documents.find(voided->number); found != m_documents.end()) {
            found->second.voided = *voided;
            found->second.voidedAt = at;
        }
    } else {
        recordAny<events::ClaimAmountFixed, events::ClaimVerified, events::ClaimApproved,
                  events::ClaimReturned, events::ClaimDenied, events::ClaimPaid,
                  events::ClaimClosed, events::ClaimUnclaimed, events::ClaimDisputed,
                  events::DisputeResolved, events::ClaimVoided, events::EnvyLinePaid,
                  events::PayoutDocumentRequested, events::PayoutDocumentRecorded,
                  events::PayoutDocumentRejected, events::SurveillanceNotified,
                  events::TaxFormFlagged>(m_claims, event, at);
    }
}

const Claim* ClaimBook::find(const events::ClaimId& claim) const {
    const auto at = m_claims.find(claim);
    return at == m_claims.end() ? nullptr : &at->second;
}

const IssuedDocument* ClaimBook::documentOf(const events::ClaimId& claim) const {
    const IssuedDocument* found = nullptr;
    for (const auto& [number, document] : m_documents)
        if (document.issued.claim == claim && (found == nullptr || found->voided))
            found = &document;
    return found;
}

} // namespace pitwatch::payout
