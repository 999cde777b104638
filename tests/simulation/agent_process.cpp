#include "tests/simulation/agent_process.h"

namespace pitwatch::simulation {

AgentProcess::AgentProcess(World& world, table::SetupPtr setup, Storage storage, std::uint64_t seed)
    : Process(world, setup->submission.table.text(), storage, seed), m_setup(std::move(setup)) {}

void AgentProcess::start(journal::Journal& journal, TappedLink& link) {
    const auto log = [this](std::string_view line) { world().trace.line(name(), std::string(line)); };
    m_agent.emplace(agent::TableAgent::Settings{m_setup, log}, journal, link, clock());
}

} // namespace pitwatch::simulation
