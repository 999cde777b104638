#pragma once

#include "shared/core/clock.h"
#include "shared/desk/objection.h"
#include "shared/desk/roster_keys.h"
#include "shared/desk/roster_source.h"
#include "shared/staff/actions/ledger.h"
#include "shared/staff/actions/refusal_record.h"
#include "shared/staff/clock_watch.h"
#include "shared/staff/roster_ledger.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pitwatch::desk {

// The side of those whom signed actions are addressed to, a table or a controller: checks each one
// offline and says what to journal. What it remembers is the fold of its owner's journal. The clock
// belongs to the owner. One thread.
class AddresseeDesk {
public:
    // What the owner's core makes of a statement whose signature is good: the events it leads to
    // (none where nothing changes), or the reason why it is not allowed now. `order` is what the
    // statement answers, where it approves or denies an order; null otherwise.
    using Decide = std::function<core::Result<std::vector<events::Event>, Objection>(
        const staff::Statement& statement, const staff::Statement* order)>;

    AddresseeDesk(core::PartyId self, RosterSource settings, const core::Clock& clock);

    // Exists without an event: the table itself, a link.
    void expect(const staff::Object& object) { m_ledger.docket().expect(object); }
    // Every event of the owner's own journal, old and new.
    void apply(const events::Event& event, core::Instant at);

    // What to journal at `at` for an action read from `from`'s journal; nothing for one that is
    // addressed to somebody else. `before` goes before it in the same transaction.
    std::vector<events::Event> take(const events::StaffActionSigned& action,
                                    const core::PartyId& from,
                                    std::span<const events::Event> before, core::Instant at,
                                    const Decide& decide);
    // What else belongs into the transaction when all actions of `from` that were read together
    // have been taken; `more` where anything was journaled for them.
    std::vector<events::Event> end(const core::PartyId& from, bool more) {
        return m_refusals.counted().end(from, more, m_clock.steady());
    }
    // Refusals that were counted; while something of a console waits there, the place in its
    // journal is not kept.
    staff::RefusalCounter& counted() { return m_refusals.counted(); }

    // What a changed roster leads to: that it is adopted, or why not.
    std::vector<events::Event> readRoster(core::Instant at);
    const staff::Roster* roster() const { return m_roster ? &*m_roster : nullptr; }
    // Who worked here when the owner last had a roster in force, by its journal, while the file is
    // spoilt or gone: good for names, not for signatures. Null where there never was one.
    const staff::Roster* lastRoster() const {
        const auto& kept = m_rosters.lastKept();
        return m_roster ? roster() : kept ? &kept->roster : nullptr;
    }
    // By which what other parties say is checked; null where there is no roster to go by.
    const feed::KeyBook* keys() const { return m_settings.newRoster ? &m_keys : nullptr; }

private:
    staff::ClockWatch::Reading time(core::Instant journalAt);

    core::PartyId m_self;
    RosterSource m_settings;
    const core::Clock& m_clock;
    staff::ClockWatch m_clockWatch;
    staff::Ledger m_ledger;
    staff::RefusalRecord m_refusals;
    std::optional<staff::Roster> m_roster;
    staff::RosterLedger m_rosters;
    RosterKeys m_keys;
};

} // namespace pitwatch::desk
