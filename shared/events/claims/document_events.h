#pragma once

#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"

#include <string_view>

// The documents of payouts, numbered without gaps by the one party that issues a site's documents.
// The table asks, the issuer numbers, the table records the number and pays.

namespace pitwatch::events {

// The table asks the site's one writer of documents for the claim's: it is approved as its tier
// asks. Everything the document says is here, so that the writer only has to number it.
struct PayoutDocumentRequested {
    static constexpr EventType kType{544};
    static constexpr std::string_view kName = "payout_document_requested";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    core::Instant wonAt{};
    HandName combination{};
    core::Cents amount{};
    std::optional<PaymentMethod> method{};
    PersonId preparer{};
    PersonId witness{};
    std::optional<PersonId> approver{};
    std::vector<EnvyLine> envy{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "won_at", wonAt, "combination", combination, "amount",
               amount, "method", method, "preparer", preparer, "witness", witness, "approver",
               approver, "envy", envy);
    }
    friend bool operator==(const PayoutDocumentRequested&,
                           const PayoutDocumentRequested&) = default;
};

// Never altered: a wrong document is voided and another one issued.
struct PayoutDocumentIssued {
    static constexpr EventType kType{540};
    static constexpr std::string_view kName = "payout_document_issued";
    static constexpr unsigned kVersion = 3;

    DocumentNumber number{};
    ClaimId claim{};
    core::TableId table{};
    core::Instant wonAt{};
    HandName combination{};
    core::Cents amount{};
    std::optional<PaymentMethod> method{}; // Where the amount asks for one.
    PersonId preparer{};
    PersonId witness{};
    std::optional<PersonId> issuer{};   // Who hands over the money, where that is settled.
    std::optional<PersonId> approver{}; // Where the amount asks for one.
    std::vector<EnvyLine> envy{};       // What else is paid by this document.
    // The actions whose signatures the issuer checked itself: the verification, then the approvals.
    // Empty where it has no roster to check them by, and before version 3.
    std::vector<ActionId> signatures{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        if (version < 2)
            return serializeFirst(archive);
        fields(archive, "number", number, "claim", claim, "table", table, "won_at", wonAt,
               "combination", combination, "amount", amount, "method", method, "preparer", preparer,
               "witness", witness, "issuer", issuer, "approver", approver, "envy", envy);
        if (version >= 3)
            fields(archive, "signatures", signatures);
    }
    friend bool operator==(const PayoutDocumentIssued&, const PayoutDocumentIssued&) = default;

private:
    // Version 1 always named a method and an issuer, and knew no Envy lines.
    template <typename Archive>
    void serializeFirst(Archive& archive) {
        PaymentMethod itsMethod{};
        PersonId itsIssuer{};
        fields(archive, "number", number, "claim", claim, "table", table, "won_at", wonAt,
               "combination", combination, "amount", amount, "method", itsMethod, "preparer",
               preparer, "witness", witness, "issuer", itsIssuer, "approver", approver);
        method = itsMethod;
        issuer = itsIssuer;
    }
};

// The table knows the number of its claim's document: now the money may be handed over.
struct PayoutDocumentRecorded {
    static constexpr EventType kType{545};
    static constexpr std::string_view kName = "payout_document_recorded";
    static constexpr unsigned kVersion = 1;

    ClaimId claim{};
    DocumentNumber number{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "claim", claim, "number", number);
    }
    friend bool operator==(const PayoutDocumentRecorded&, const PayoutDocumentRecorded&) = default;
};

// Nothing will be paid by this document: it is wrong, or its claim has ended. Whoever issued it
// voids it; where the claim goes on, the table asks for another.
struct PayoutDocumentRejected {
    static constexpr EventType kType{546};
    static constexpr std::string_view kName = "payout_document_rejected";
    static constexpr unsigned kVersion = 2;

    ClaimId claim{};
    DocumentNumber number{};
    PersonId by{};
    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "claim", claim, "number", number, "by", by);
        phraseSince2(archive, version, "reason", reason);
    }
    friend bool operator==(const PayoutDocumentRejected&, const PayoutDocumentRejected&) = default;
};

struct PayoutDocumentVoided {
    static constexpr EventType kType{541};
    static constexpr std::string_view kName = "payout_document_voided";
    static constexpr unsigned kVersion = 2;

    DocumentNumber number{};
    PersonId by{};
    Phrase reason{}; // A sentence in version 1.
    std::optional<DocumentNumber> replacedBy{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "number", number, "by", by);
        phraseSince2(archive, version, "reason", reason);
        fields(archive, "replaced_by", replacedBy);
    }
    friend bool operator==(const PayoutDocumentVoided&, const PayoutDocumentVoided&) = default;
};

// The issuer gives no number: what the table says was signed is not, as far as the issuer can see.
struct PayoutDocumentWithheld {
    static constexpr EventType kType{547};
    static constexpr std::string_view kName = "payout_document_withheld";
    static constexpr unsigned kVersion = 2;

    ClaimId claim{};
    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "claim", claim);
        phraseSince2(archive, version, "reason", reason);
    }
    friend bool operator==(const PayoutDocumentWithheld&, const PayoutDocumentWithheld&) = default;
};

} // namespace pitwatch::events
