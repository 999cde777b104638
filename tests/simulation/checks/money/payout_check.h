#pragma once

#include "shared/core/clock.h"
#include "shared/events/claims/claim_events.h"
#include "shared/events/claims/document_events.h"
#include "shared/events/event.h"
#include "shared/table/setup/setup.h"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace pitwatch::simulation {

// What a table does with the money of its claims, judged from its events alone: nothing while they
// are in dispute, nothing before their round is settled or over, and no document without its tax
// forms and without the people who really prepared and witnessed it.
class PayoutCheck {
public:
    explicit PayoutCheck(const table::Setup& setup) : m_setup(setup) {}

    void follow(const events::Event& event, core::Instant at);

private:
    struct Claim {
        events::ClaimRaised raised;
        core::Cents amount{};
        std::optional<events::PersonId> verifier;
        std::optional<events::PersonId> firstApprover;
        std::set<std::uint8_t> forms; // By the seat of the Envy line; 0 is the claim's own.
        bool disputed = false;
    };

    Claim& of(const events::ClaimId& id) { return m_claims[id.number]; }
    // Nobody acts on it in dispute.
    Claim& actOn(const events::ClaimId& id);
    Claim& pay(const events::ClaimId& id);
    void followReview(const events::Event& event);
    void followMoney(const events::Event& event);
    void checkDocument(const events::PayoutDocumentRequested& asked, core::Instant at);
    bool needsForm(core::Cents paid, core::Cents wager, core::Instant at) const;
    void check(bool held, const std::string& what) const;

    const table::Setup& m_setup;
    std::map<std::uint64_t, Claim> m_claims;
    std::set<events::RoundId> m_over;
};

} // namespace pitwatch::simulation
