#pragma once

#include "shared/core/per_minute.h"
#include "shared/events/staff_events.h"
#include "shared/staff/pad/pad_session.h"
#include "shared/table/input.h"
#include "table-agent/devices/signed_message.h"

#include <optional>
#include <vector>

namespace pitwatch::agent {

// What a table makes of what its pad signed: checks each word offline, and says what to journal
// before it is done. What it remembers is the fold of the table's journal. One thread.
class PadDesk {
public:
    static constexpr unsigned kPressesPerMinute = 600; // Nobody presses ten times a second.

    explicit PadDesk(core::TableId table) : m_table(std::move(table)) {}

    void apply(const events::Event& event) { m_session.apply(event); }

    struct Taken {
        std::vector<events::Event> first;
        std::optional<table::Input> input; // Nothing for signing on and off.
    };
    // `roster` is the one in force; null where there is none.
    core::Result<Taken, events::CommandRefused>
    take(const devices::SignedMessage& message, const staff::Roster* roster, core::Instant now);

    // That whoever is signed on is so no more, where their time is up or the roster says otherwise.
    std::vector<events::Event> passTime(const staff::Roster* roster, core::Instant now);

private:
    using Answer = core::Result<Taken, events::CommandRefused>;

    staff::PadTable at(const staff::Roster* roster, core::Instant now) const {
        return {m_table, m_session, roster, now};
    }
    Answer signOn(const devices::SignOn& message, const staff::PadTable& at) const;
    Answer press(const devices::SignedPress& message, const staff::PadTable& at);

    core::TableId m_table;
    staff::PadSession m_session;
    core::PerMinute m_presses{kPressesPerMinute};
    std::uint64_t m_rosterSeen = 0; // By which whoever is signed on was last looked for.
};

} // namespace pitwatch::agent
