#pragma once

#include "table-agent/agent/table_agent.h"
#include "tests/simulation/machines/process.h"
#include "tests/simulation/people/staff_room.h"

#include <array>

namespace pitwatch::simulation {

// The machine of one table, running the production agent.
class AgentProcess final : public Process {
public:
    // What the operator has filed, the one in force at first in front.
    AgentProcess(World& world, std::array<table::SetupPtr, 2> filings, const StaffRoom& staff,
                 Storage storage, std::uint64_t seed);

    // Null while the process is down.
    const agent::TableAgent* agent() const { return m_agent ? &*m_agent : nullptr; }
    // What it last was started with.
    const table::SetupPtr& setup() const { return m_filings[m_inForce]; }
    // The operator puts the other files there. Where the agent refuses them at the next start, he
    // puts back what was there.
    void changeFiles() { m_files = 1 - m_inForce; }
    bool filesChanged() const { return m_files != m_inForce; }
    void putFilesBack() { m_files = m_inForce; }
    // How far it has come in that party's journal.
    std::uint64_t readOf(const core::PartyId& party) const;

private:
    void start(journal::Journal& journal, TappedConnection& connection) override;
    core::Tick step() override;
    void abandon() override { m_agent.reset(); }
    void startWith(const table::SetupPtr& setup, journal::Journal& journal,
                   TappedConnection& connection);
    void checkSaid(const feed::Message& message);

    std::array<table::SetupPtr, 2> m_filings;
    std::size_t m_inForce = 0;
    std::size_t m_files = 0;
    const StaffRoom& m_staff;
    journal::Journal* m_journal = nullptr;
    std::uint64_t m_told = 0;
    // The fold of what is in the journal, and how far.
    std::optional<table::State> m_fold;
    std::uint64_t m_folded = 0;
    std::optional<agent::TableAgent> m_agent;
};

} // namespace pitwatch::simulation
