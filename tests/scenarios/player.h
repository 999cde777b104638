#pragma once

#include "shared/feed/memory_connection.h"
#include "shared/journal/memory_journal.h"
#include "table-agent/agent/table_agent.h"
#include "tests/support/set_clock.h"

#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace pitwatch::scenarios {

// Plays a transcript's input lines through a table agent, over a broker and a journal in memory.
class Player {
public:
    // `folder` holds submissions/.
    explicit Player(std::string folder) : m_folder(std::move(folder)) {}

    // The transcript anew: inputs as they stand, the events they led to below each ("= ..."), and
    // the journal's length and hash at the end.
    std::string play(const std::vector<std::string>& lines);

private:
    void playLine(const std::string& line);
    void loadSubmission(const std::string& names);
    void startAgent();
    void openLink();
    void pass(const std::string& minutes);
    void restart(const std::string& minutesDown);
    void say(const std::string& device, const std::string& text);
    void step();
    void writeEvents();

    std::string m_folder;
    support::SetClock m_clock{std::chrono::sys_days{std::chrono::year{2026} / 11 / 16} +
                              std::chrono::hours{9}};
    feed::MemoryBroker m_broker{1};
    journal::MemoryJournal m_journal{core::JournalId{}};
    table::SetupPtr m_setup;
    std::unique_ptr<feed::MemoryConnection> m_agentConnection;
    std::unique_ptr<feed::MemoryConnection> m_devices;
    std::unique_ptr<agent::TableAgent> m_agent;
    std::uint64_t m_written = 0;
    std::ostringstream m_out;
};

} // namespace pitwatch::scenarios
