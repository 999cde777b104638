#include "shared/payout/claim_book.h"

namespace pitwatch::payout {

bool mayTell(const core::PartyId& party, bool isTable, const events::Event& event) {
    const auto* raised = event.as<events::ClaimRaised>();
    const events::ClaimId* claim = raised != nullptr ? &raised->claim : claimOf(event);
    return claim != nullptr ? core::partyOf(claim->table) == party : !isTable;
}

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
    } else if (const events::ClaimId* id = claimOf(event)) {
        if (const auto found = m_claims.find(*id); found != m_claims.end())
            payout::apply(found->second, event, at);
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
