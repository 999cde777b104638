#pragma once

#include "table-agent/agent/table_agent.h"
#include "tests/simulation/process.h"
#include "tests/simulation/staff_room.h"

namespace pitwatch::simulation {

// The machine of one table, running the production agent.
class AgentProcess final : public Process {
public:
    AgentProcess(World& world, table::SetupPtr setup, const StaffRoom& staff, Storage storage,
                 std::uint64_t seed);

    // Null while the process is down.
    const agent::TableAgent* agent() const { return m_agent ? &*m_agent : nullptr; }
    const table::SetupPtr& setup() const { return m_setup; }
    // How far it has come in that party's journal.
    std::uint64_t readOf(const core::PartyId& party) const;

private:
    void start(journal::Journal& journal, TappedLink& link) override;
    core::Tick step() override;
    void abandon() override { m_agent.reset(); }

    table::SetupPtr m_setup;
    const StaffRoom& m_staff;
    journal::Journal* m_journal = nullptr;
    std::uint64_t m_told = 0;
    std::optional<agent::TableAgent> m_agent;
};

} // namespace pitwatch::simulation
