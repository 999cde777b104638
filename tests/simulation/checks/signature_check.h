#pragma once

#include "shared/events/event.h"
#include "shared/events/staff_events.h"
#include "shared/staff/actions/statement.h"
#include "shared/staff/roster.h"
#include "shared/wire/envelope.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace pitwatch::simulation {

// What every console wrote down as signed, by console.
using SignedActions = std::map<core::PartyId, std::vector<events::StaffActionSigned>>;

// The signed actions in the journal of one party, judged without its own code: rosters are the
// site's and never older than the one before; what it acted on was signed by somebody on the roster
// in force, at a console of the site, in time, and has not been used before; and everything that
// was addressed to it has an answer.
class SignatureCheck {
public:
    SignatureCheck(core::PartyId party, const std::map<std::uint64_t, staff::Roster>& rosters,
                   const SignedActions& actions)
        : m_party(std::move(party)), m_rosters(rosters), m_actions(actions) {}

    // The statement that the party accepted with this entry, if it did.
    std::optional<staff::Statement> follow(const events::Event& event, core::Instant at);
    void finish() const;

    // In force where the journal has come to.
    const staff::Roster& roster() const { return m_rosters.at(m_version); }
    std::uint64_t accepted() const { return m_accepted.size(); }
    std::uint64_t refused() const { return m_answers - m_accepted.size(); }

private:
    staff::Statement accept(const events::StaffActionAccepted& accepted, core::Instant at);
    void checkPerson(const staff::Statement& statement,
                     const events::StaffActionAccepted& accepted) const;
    bool wasSigned(const staff::Statement& statement,
                   const events::StaffActionAccepted& accepted) const;
    void receive(const events::StaffActionReceived& received, core::Instant at);
    void adopt(const events::RosterAdopted& adopted);
    void check(bool held, const std::string& what) const;

    core::PartyId m_party;
    const std::map<std::uint64_t, staff::Roster>& m_rosters;
    const SignedActions& m_actions;
    std::uint64_t m_version = 0;
    std::map<events::ActionId, core::Instant> m_received; // When first.
    std::set<events::ActionId> m_accepted;
    std::uint64_t m_answers = 0;
};

} // namespace pitwatch::simulation
