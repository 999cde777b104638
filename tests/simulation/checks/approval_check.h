#pragma once

#include "shared/events/claims/claim_events.h"
#include "shared/events/event.h"
#include "shared/events/meter_events.h"
#include "shared/payout/policy.h"
#include "shared/staff/actions/statement.h"
#include "shared/staff/roster.h"
#include "shared/wire/envelope.h"

#include <map>
#include <set>
#include <string>
#include <tuple>

namespace pitwatch::simulation {

// Whatever people decided about claims, links and meters follows from a statement that was accepted
// for it, of that person and about that object as it was; nobody decides twice about one claim; and
// no document is asked for before as many have approved as the tier says, of the rank it says.
class ApprovalCheck {
public:
    // Without a policy for whoever has no claims.
    ApprovalCheck(std::string party, const payout::Policy* policy)
        : m_party(std::move(party)), m_policy(policy) {}

    void accept(const staff::Statement& statement, const staff::Roster& roster);
    void follow(const events::Event& event, const wire::Envelope& entry,
                const staff::Roster* roster);

private:
    struct Claim {
        events::Digest hash{};
        events::ActionId nonce{};
        std::string round; // As a signed object names it.
        core::Cents amount{};
        core::Cents envy{};
        core::Cents largest{};
        std::set<events::PersonId> involved;
        std::set<events::PersonId> makers; // Who dealt or declared it.
        std::set<events::PersonId> approvers;
        bool managersOnly = true;
        bool surveillance = false;
    };
    using Deed = std::tuple<staff::Action, std::string, events::PersonId>;

    void raise(const events::ClaimRaised& raised, const wire::Envelope& entry);
    void acceptForClaim(const staff::Statement& statement, const staff::Roster& roster);
    void followReview(const events::Event& event, const staff::Roster* roster);
    void followPayment(const events::Event& event, const staff::Roster* roster);
    void followMeters(const events::Event& event, const staff::Roster* roster);
    void checkChange(const events::MeterCorrected& corrected, const staff::Roster& roster) const;
    bool endedRound(const events::ClaimId& id, const events::PersonId& by) const;
    void checkTier(const events::ClaimId& id) const;
    // A deed that was signed for, used up by its consequence.
    void use(staff::Action action, const std::string& object, const events::PersonId& by);
    void use(staff::Action action, const events::ClaimId& claim, const events::PersonId& by) {
        use(action, std::to_string(claim.number), by);
    }
    void check(bool held, const std::string& what) const;

    std::string m_party;
    const payout::Policy* m_policy;
    std::map<std::string, Claim> m_claims; // By number.
    std::map<Deed, int> m_signed;
};

} // namespace pitwatch::simulation
