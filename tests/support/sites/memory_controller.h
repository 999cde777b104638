#pragma once

#include "table-agent/controller/controller.h"
#include "tests/support/sites/party_keys.h"
#include "tests/support/tables/memory_table.h"

// The progressive controller over a broker and a journal in memory. The journal survives a kill, as
// a disk would; everything else does not.

namespace pitwatch::support {

class MemoryController {
public:
    MemoryController(feed::MemoryBroker& broker, const SetClock& clock,
                     std::vector<core::PartyId> tables, meter::Setup setup = {})
        : m_broker(broker)
        , m_clock(clock)
        , m_setup(std::make_shared<const meter::Setup>(std::move(setup)))
        , m_tables(std::move(tables)) {}

    journal::MemoryJournal& journal() { return m_kept; }
    StoppingJournal& keeper() { return m_keeper; }
    controller::Controller& controller() { return *m_controller; }
    const meter::State& state() const { return m_controller->state(); }
    bool runs() const { return m_controller != nullptr; }

    // Whose orders it takes from its next start on.
    void admit(std::vector<core::PartyId> consoles, desk::RosterSource staff) {
        m_consoles = std::move(consoles);
        m_staff = std::move(staff);
    }

    // What lets its time go back at its next starts.
    void giveLeave(party::ClockLeave leave) { m_leave = std::move(leave); }

    bool start() {
        crash();
        return survives([&] {
            m_connection = std::make_unique<feed::MemoryConnection>(m_broker, "METER");
            m_controller = std::make_unique<controller::Controller>(
                controller::Controller::Settings{m_setup,
                                                 *core::PartyId::parse("METER"),
                                                 m_tables,
                                                 true,
                                                 [](std::string_view) {},
                                                 {},
                                                 m_consoles,
                                                 m_staff,
                                                 0,
                                                 m_leave,
                                                 signerOf("METER")},
                m_keeper, *m_connection, m_clock);
        });
    }
    void crash() {
        m_controller.reset();
        m_connection.reset();
    }
    bool step() {
        return m_controller != nullptr && survives([&] { m_controller->step(); });
    }

private:
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
    static core::JournalId id() {
        core::JournalId id;
        id.bytes.fill(0xee);
        return id;
    }

    feed::MemoryBroker& m_broker;
    const SetClock& m_clock;
    meter::SetupPtr m_setup;
    std::vector<core::PartyId> m_tables;
    std::vector<core::PartyId> m_consoles;
    desk::RosterSource m_staff;
    party::ClockLeave m_leave;
    journal::MemoryJournal m_kept{id()};
    StoppingJournal m_keeper{m_kept};
    std::unique_ptr<feed::MemoryConnection> m_connection;
    std::unique_ptr<controller::Controller> m_controller;
};

} // namespace pitwatch::support
