#pragma once

#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/feed/link.h"
#include "shared/feed/publisher.h"
#include "shared/journal/journal.h"
#include "shared/table/decide.h"

#include <memory>
#include <optional>

namespace pitwatch::agent {

// One table: turns what its devices say into events, by the pure core in shared/table, and keeps
// them. Nothing leaves it before it is in the journal. Journal and link belong to the owner. One
// thread; a StorageFailure passes through and ends the process.
class TableAgent {
public:
    struct Settings {
        core::TableId table;
        table::Limits limits;
        feed::LogSink log;
    };

    // Rebuilds the table's state from the journal and notes the start.
    TableAgent(Settings settings, journal::Journal& journal, feed::Link& link,
               const core::Clock& clock);

    // Takes everything the link has for us and sends what there is to send. Returns when it wants
    // to be called again, at the latest.
    core::Tick step();

    // The last word before a clean stop.
    void sayOffline();

    const table::State& state() const { return m_state; }

private:
    void replay();
    void commit(std::vector<events::Event> events);
    void handle(const feed::LinkEvent& event);
    void handleMessage(const feed::Message& message);

    Settings m_settings;
    core::PartyId m_self;
    journal::Journal& m_journal;
    feed::Link& m_link;
    const core::Clock& m_clock;
    feed::Complaints m_complaints;
    table::State m_state;
    std::optional<feed::Publisher> m_publisher;
};

} // namespace pitwatch::agent
