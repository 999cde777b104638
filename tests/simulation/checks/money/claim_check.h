#pragma once

#include "shared/events/claims/claim_events.h"
#include "shared/events/event.h"
#include "shared/events/wager_events.h"
#include "tests/support/tables/claim_ledger.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace pitwatch::simulation {

// The claims of one table, judged from its events alone: each is raised, verified, approved, paid
// and ended once and in that order (ClaimLedger), and every Envy line that was not paid at once is
// in the claim it was said to be in, and in no other; no wager is claimed twice, and nothing is
// declared that nobody wagered.
class ClaimCheck {
public:
    explicit ClaimCheck(std::string table) : m_table(std::move(table)) {}

    void follow(const events::Event& event);

private:
    // Whether the event is the claim that has the Envy of one that was denied.
    bool followDenial(const events::Event& event);
    void followDeclared(const events::Event& event);
    void followWagers(const events::Event& event);
    void followEnvy(const events::Event& event);

    std::string m_table;
    support::ClaimLedger m_ledger;
    // Of the round: whether sensors told of any wager, what they had on the progressive, and what
    // is claimed.
    bool m_told = false;
    std::map<unsigned, core::Cents> m_wagers;
    std::map<std::pair<unsigned, events::Wager>, events::ClaimId> m_claimed;
    std::set<std::uint64_t> m_declared;
    std::set<std::uint64_t> m_denied;
    // Those with Envy lines whose cards were read, and the one that has just been denied.
    std::map<std::uint64_t, events::ClaimRaised> m_withEnvy;
    std::set<std::uint64_t> m_confirmed;
    std::optional<events::ClaimRaised> m_left;
    // Of the round being settled, by the claim that pays them.
    std::map<std::uint64_t, std::vector<events::EnvyLine>> m_envy;
};

} // namespace pitwatch::simulation
