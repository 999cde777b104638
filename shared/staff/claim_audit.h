#pragma once

#include "shared/events/claims/claim_ending_events.h"
#include "shared/events/claims/claim_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/event.h"
#include "shared/payout/claim.h"
#include "shared/staff/actions/statement.h"
#include "shared/wire/envelope.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace pitwatch::staff {

// Whether what a table's journal says that people did with its claims is what they signed: each
// entry that names somebody has a statement of that person that was accepted before, for the same
// claim as it was raised and over the same amount, and each statement has one such entry. Whether
// the statements are theirs is SignatureAudit's to say. A claim that nobody verified may be void
// with its round, by whatever the table was told. Reads the journal twice, in order, as
// SignatureAudit does.
class ClaimAudit {
public:
    using Reason = std::optional<std::string>;

    void collect(const events::Event& event);

    // `statement` is null where it was not kept. Why it is not about a claim of this record.
    Reason take(const events::StaffActionAccepted& accepted, const Statement* statement);

    // Why what the entry says was not signed; nothing where it was, or where nobody has to.
    Reason check(const wire::Envelope& entry, const events::Event& event);

private:
    struct Given {
        Action action{};
        events::PersonId person{};
        std::optional<Statement> statement{};
        bool spent = false;
    };
    struct Known {
        payout::Claim claim{};
        // What people signed as the claim: of the event, and of the entry as older software may
        // have written it.
        events::Digest hash{};
        events::Digest written{};
    };
    struct Deed {
        const events::ClaimId& claim;
        const events::PersonId& by;
        Action action{};
    };

    // By the action that the entry names.
    template <typename Event>
    Reason byId(const Event& event, Action action);
    // By any that fits, where the entry names none.
    template <typename Fits>
    Reason byDeed(const Deed& deed, const Fits& fits);
    Reason problemOf(const events::Event& event);
    Reason payment(const events::Event& event);
    Reason voided(const events::ClaimVoided& event);
    Reason rejected(const events::PayoutDocumentRejected& event) const;
    const payout::Claim* find(const events::ClaimId& claim) const;
    // Somebody, or that person, signed something that ends the claim, or takes its round or its
    // wager away.
    bool isEnded(const events::ClaimId& claim, const events::PersonId* by = nullptr) const;

    std::vector<Given> m_given;
    std::map<events::ActionId, std::size_t> m_byId;
    std::map<Object, std::vector<std::size_t>> m_about;
    std::vector<std::size_t> m_notKept; // Of older software: about whatever it may have been.
    std::map<Object, Known> m_claims;
    std::set<events::RoundId> m_voidRounds;
};

} // namespace pitwatch::staff
