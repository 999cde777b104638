#pragma once

#include "shared/core/ids.h"
#include "shared/events/event.h"
#include "shared/payout/claim.h"

#include <map>

namespace pitwatch::payout {

// A document as its issuer's journal has it.
struct IssuedDocument {
    events::PayoutDocumentIssued issued{};
    core::Instant at{};
    std::optional<events::PayoutDocumentVoided> voided{};
    core::Instant voidedAt{};

    friend bool operator==(const IssuedDocument&, const IssuedDocument&) = default;
};

// Whether the party may say this: of a claim's own steps only its table speaks, of documents,
// signatures and meters only a party that is no table.
bool mayTell(const core::PartyId& party, bool isTable, const events::Event& event);

// Every claim and every document of a site, open or ended: the fold of the journals of its tables
// and of whoever issues its documents, each in its own order. One thread.
class ClaimBook {
public:
    // Events that are about neither change nothing.
    void apply(const events::Event& event, core::Instant at);

    const std::map<events::ClaimId, Claim>& claims() const { return m_claims; }
    const std::map<events::DocumentNumber, IssuedDocument>& documents() const {
        return m_documents;
    }
    const Claim* find(const events::ClaimId& claim) const;
    // The claim's document that holds, or else the last of its documents that does not.
    const IssuedDocument* documentOf(const events::ClaimId& claim) const;

private:
    std::map<events::ClaimId, Claim> m_claims;
    std::map<events::DocumentNumber, IssuedDocument> m_documents;
};

} // namespace pitwatch::payout
