#pragma once

#include "shared/feed/memory_connection.h"
#include "shared/journal/memory_journal.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/topics.h"
#include "table-agent/agent/table_agent.h"
#include "table-agent/agent/table_setup.h"
#include "tests/support/journals/stopping_journal.h"
#include "tests/support/set_clock.h"
#include "tests/support/sites/party_keys.h"

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

// A table agent over a broker and a journal in memory, with the devices that speak to it. The
// journal survives a kill, as a disk would; everything else does not.

namespace pitwatch::support {

// Every event of a journal that is a T, in order.
template <typename T>
std::vector<T> eventsIn(const journal::Journal& journal) {
    std::vector<T> found;
    for (const wire::Envelope& entry : journal.read(1, SIZE_MAX, SIZE_MAX))
        if (entry.type == T::kType)
            found.push_back(*wire::decodeEvent(entry.type, entry.body)->template as<T>());
    return found;
}

class MemoryTable {
public:
    MemoryTable(feed::MemoryBroker& broker, const SetClock& clock, table::SetupPtr setup,
                agent::PeerNames peers, std::uint8_t journalNumber)
        : m_broker(broker)
        , m_clock(clock)
        , m_setup(std::move(setup))
        , m_peers(std::move(peers))
        , m_signer(signerOf(m_setup->submission.table.text()))
        , m_kept(idOf(journalNumber))
        , m_devices(broker, "devices-" + name()) {}

    const std::string& name() const { return m_setup->submission.table.text(); }
    journal::MemoryJournal& journal() { return m_kept; }
    StoppingJournal& keeper() { return m_keeper; }
    agent::TableAgent& agent() { return *m_agent; }
    feed::MemoryConnection& connection() { return *m_connection; }
    bool runs() const { return m_agent != nullptr; }

    // What it is started with from now on.
    void file(table::SetupPtr setup) { m_setup = std::move(setup); }
    // Whose signatures it takes from its next start on.
    void admit(std::vector<core::PartyId> consoles, desk::RosterSource staff) {
        m_peers.consoles = std::move(consoles);
        m_staff = std::move(staff);
    }

    // What it signs with from its next start on.
    void keyWith(std::shared_ptr<const journal::Signer> signer) { m_signer = std::move(signer); }

    // What lets its time go back at its next starts.
    void giveLeave(party::ClockLeave leave) { m_leave = std::move(leave); }

    // False if it was killed on the way.
    bool start() {
        crash();
        return survives([&] {
            m_connection = std::make_unique<feed::MemoryConnection>(m_broker, name());
            m_agent = std::make_unique<agent::TableAgent>(
                agent::TableAgent::Settings{
                    m_setup, [](std::string_view) {}, m_peers, {}, m_staff, 0, m_leave, m_signer},
                m_keeper, *m_connection, m_clock);
        });
    }
    void crash() {
        m_agent.reset();
        m_connection.reset();
    }
    bool step() {
        return m_agent != nullptr && survives([&] { m_agent->step(); });
    }
    // Sends one device message; it arrives when the broker moves on.
    void say(const std::string& device, const std::string& text) {
        const auto sent = m_devices.publish({wire::deviceTopic(m_setup->submission.table, device),
                                             core::Bytes(text.begin(), text.end()), false},
                                            feed::Delivery::AtLeastOnce);
        if (!sent)
            throw std::runtime_error(sent.error().text);
    }

private:
    static core::JournalId idOf(std::uint8_t number) {
        core::JournalId id;
        id.bytes.fill(number);
        return id;
    }
    template <typename Work>
    bool survives(Work work) {
        try {
            work();
            return true;
        } catch (const Killed&) {
            crash();
            return false;
        }
    }

    feed::MemoryBroker& m_broker;
    const SetClock& m_clock;
    table::SetupPtr m_setup;
    agent::PeerNames m_peers;
    desk::RosterSource m_staff;
    party::ClockLeave m_leave;
    std::shared_ptr<const journal::Signer> m_signer;
    journal::MemoryJournal m_kept;
    StoppingJournal m_keeper{m_kept};
    feed::MemoryConnection m_devices;
    std::unique_ptr<feed::MemoryConnection> m_connection;
    std::unique_ptr<agent::TableAgent> m_agent;
};

} // namespace pitwatch::support
