#include "tests/simulation/agent_process.h"

namespace pitwatch::simulation {

AgentProcess::AgentProcess(World& world, table::SetupPtr setup, Storage storage, std::uint64_t seed)
    : Process(world, setup->submission.table.text(), storage, seed), m_setup(std::move(setup)) {}

void AgentProcess::start(journal::Journal& journal, TappedLink& link) {
    const auto log = [this](std::string_view line) {
        world().trace.line(name(), std::string(line));
    };
    m_journal = &journal;
    agent::TableAgent::Settings settings{m_setup, log};
    settings.peers.meter = *core::PartyId::parse("METER");
    m_agent.emplace(std::move(settings), journal, link, clock());
}

core::Tick AgentProcess::step() {
    const core::Tick wake = m_agent->step();
    tellEntries(*m_journal, m_told);
    return wake;
}

} // namespace pitwatch::simulation
