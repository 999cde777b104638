#pragma once

#include "shared/feed/mqtt_connection.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/wording/wording.h"
#include "tests/support/sites/staff_console.h"

#include <memory>
#include <stdexcept>

namespace pitwatch::support {

// A signing console on a broker and a file. It is dropped as a process that dies: nothing is said,
// and what is left is what was committed; started again it goes on from its file.
class RealConsole {
public:
    RealConsole(std::string name, std::string path, std::uint16_t port, const core::Clock& clock,
                std::vector<std::string> tables)
        : m_name(std::move(name))
        , m_path(std::move(path))
        , m_port(port)
        , m_clock(clock)
        , m_tables(std::move(tables)) {}

    void start(const staff::SignedRoster& roster) {
        drop();
        journal::SqliteJournal::Options kept;
        kept.signer = signerOf(m_name);
        auto journal = journal::SqliteJournal::open(m_path, kept);
        if (!journal)
            throw std::runtime_error(journal.error().text);
        m_journal = std::move(*journal);
        feed::MqttOptions options;
        options.port = m_port;
        options.clientId = m_name;
        m_connection = std::make_unique<feed::MqttConnection>(options);
        m_console = std::make_unique<StaffConsole>(m_name, *m_journal, *m_connection, m_clock);
        for (const std::string& table : m_tables)
            m_console->follow(table);
        if (const auto adopted = m_console->desk().adopt(roster); !adopted)
            throw std::runtime_error(wording::sentence(adopted.error()));
    }
    void drop() {
        m_console.reset();
        m_connection.reset();
        m_journal.reset();
    }
    bool runs() const { return m_console != nullptr; }
    void step() {
        if (m_console)
            m_console->step();
    }
    void wait(core::Millis atMost) { m_connection->wait(atMost); }

    StaffConsole& operator*() { return *m_console; }
    StaffConsole* operator->() { return m_console.get(); }

private:
    std::string m_name;
    std::string m_path;
    std::uint16_t m_port;
    const core::Clock& m_clock;
    std::vector<std::string> m_tables;
    std::unique_ptr<journal::SqliteJournal> m_journal;
    std::unique_ptr<feed::MqttConnection> m_connection;
    std::unique_ptr<StaffConsole> m_console;
};

} // namespace pitwatch::support
