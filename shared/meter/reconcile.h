#pragma once

#include "shared/events/claims/claim_events.h"
#include "shared/events/progressive_events.h"
#include "shared/events/wager_events.h"
#include "shared/meter/decide.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace pitwatch::meter {

// Compares the controller's journal with the tables' own: every wager, withdrawal, void and claim
// of a table has its one consequence at the meters, and nothing at the meters is without a table's
// word. First the controller's entries are given, then each table's, then finish(). Pure and
// without trust in either side: what does not fit is a difference, in the order found. It is a
// witness: what it knows of a claim it gathers itself, apart from payout::Claim, so that a fault of
// that fold shows as a difference.
class Reconciliation {
public:
    Reconciliation() : m_state(std::make_shared<const Setup>()) {}

    void addMeterEntry(std::uint64_t sequence, const events::Event& event);

    // `read`: whether the controller has come that far in the table's journal.
    void addTableEntry(const core::TableId& table, std::uint64_t sequence,
                       const events::Event& event, bool read);

    void finish();

    // Something that could not even be looked at.
    void differ(std::string what) { m_differences.push_back(std::move(what)); }

    const std::vector<std::string>& differences() const { return m_differences; }
    std::uint64_t unread() const { return m_unread; } // Entries that wait to be read.
    const State& state() const { return m_state; }
    // What the tables' wagers, less void rounds, come to by the rates the tables filed.
    core::MicroCents contributedByTables(const events::LinkId& link,
                                         const events::LevelName& level) const;

private:
    using RoundKey = std::pair<core::TableId, std::uint64_t>;
    using MeterKey = std::pair<events::LinkId, events::LevelName>;
    struct Contribution {
        events::ContributionApplied applied;
        bool reversed = false;
        core::Cents takenBack{}; // By the meters, of wagers that were withdrawn.
        core::Cents withdrawn{}; // By the table.
        std::map<std::uint8_t, core::Cents> bySeat{}; // As the table told, less what it withdrew.
        bool seen = false;
        bool seenVoid = false;
    };
    struct Claim {
        events::MeterAmountFixed fixed;
        bool returned = false;
        bool raised = false;
        bool ended = false;
    };

    void wagered(const std::string& where, const core::TableId& table,
                 const events::ContributionsMade& made);
    void withdrawn(const core::TableId& table, const events::WagerWithdrawn& wager);
    // The meters have that much less from the table's wagers.
    void lessen(const core::TableId& table, const Contribution& known, core::Cents wagered);
    void voided(const core::TableId& table, events::RoundId round);
    void claimed(const std::string& where, const events::ClaimRaised& raised);
    void confirmed(const std::string& where, const events::ClaimId& claim);
    void verified(const events::ClaimId& claim);
    void ended(const events::ClaimId& claim);

    State m_state;
    std::map<RoundKey, Contribution> m_contributions;
    std::map<events::ClaimId, Claim> m_claims;
    std::set<events::ClaimId> m_deferred;
    // Declared claims that neither the cards nor anybody have borne out, and verifications that did
    // not hold.
    std::set<events::ClaimId> m_unverified;
    std::set<events::ClaimId> m_unsigned;
    std::map<core::TableId, std::vector<events::LevelParameters>> m_rates;
    std::map<MeterKey, core::MicroCents> m_byTables;
    std::vector<std::string> m_differences;
    std::uint64_t m_unread = 0;
};

} // namespace pitwatch::meter
