#pragma once

#include "shared/events/claim_ending_events.h"
#include "shared/events/event_type.h"
#include "shared/events/values.h"

#include <string_view>

// The paper of a payout: documents without gaps, notices and tax forms.

namespace pitwatch::events {

// Never altered: a wrong document is voided and another one issued.
struct PayoutDocumentIssued {
    static constexpr EventType kType{540};
    static constexpr std::string_view kName = "payout_document_issued";
    static constexpr unsigned kVersion = 1;

    DocumentNumber number{};
    ClaimId claim{};
    core::TableId table{};
    core::Instant wonAt{};
    HandName combination{};
    core::Cents amount{};
    PaymentMethod method{};
    PersonId preparer{};
    PersonId witness{};
    PersonId issuer{};                  // Who hands over the money.
    std::optional<PersonId> approver{}; // Where the amount asks for one.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "number", number, "claim", claim, "table", table, "won_at", wonAt,
               "combination", combination, "amount", amount, "method", method, "preparer", preparer,
               "witness", witness, "issuer", issuer, "approver", approver);
    }
    friend bool operator==(const PayoutDocumentIssued&, const PayoutDocumentIssued&) = default;
};

struct PayoutDocumentVoided {
    static constexpr EventType kType{541};
    static constexpr std::string_view kName = "payout_document_voided";
    static constexpr unsigned kVersion = 1;

    DocumentNumber number{};
    PersonId by{};
    core::Text reason{};
    std::optional<DocumentNumber> replacedBy{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "number", number, "by", by, "reason", reason, "replaced_by", replacedBy);
    }
    friend bool operator==(const PayoutDocumentVoided&, const PayoutDocumentVoided&) = default;
};

struct SurveillanceNotified {
    static constexpr EventType kType{542};
    static constexpr std::string_view kName = "surveillance_notified";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    core::Cents amount{};
    PersonId by{};
    core::Text answeredBy{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "amount", amount, "by", by, "answered_by", answeredBy);
    }
    friend bool operator==(const SurveillanceNotified&, const SurveillanceNotified&) = default;
};

struct TaxFormFlagged {
    static constexpr EventType kType{543};
    static constexpr std::string_view kName = "tax_form_flagged";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    ActionName form{}; // "w2g"
    core::Cents amount{};
    core::Cents threshold{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "form", form, "amount", amount, "threshold", threshold);
    }
    friend bool operator==(const TaxFormFlagged&, const TaxFormFlagged&) = default;
};

} // namespace pitwatch::events
