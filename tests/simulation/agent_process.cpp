#include "tests/simulation/agent_process.h"

#include "shared/wire/event_codec.h"

#include <nlohmann/json.hpp>

namespace pitwatch::simulation {

AgentProcess::AgentProcess(World& world, table::SetupPtr setup, Storage storage, std::uint64_t seed)
    : Process(world, setup->submission.table.text(), storage, seed), m_setup(std::move(setup)) {}

void AgentProcess::start(journal::Journal& journal, TappedLink& link) {
    const auto log = [this](std::string_view line) { world().trace.line(name(), std::string(line)); };
    m_journal = &journal;
    m_agent.emplace(agent::TableAgent::Settings{m_setup, log}, journal, link, clock());
}

core::Tick AgentProcess::step() {
    const core::Tick wake = m_agent->step();
    if (world().trace.isAloud())
        tellEntries();
    return wake;
}

void AgentProcess::tellEntries() {
    for (const wire::Envelope& entry : m_journal->read(m_told + 1, SIZE_MAX, SIZE_MAX)) {
        m_told = entry.sequence;
        if (const auto event = wire::decodeEvent(entry.type, entry.body))
            world().trace.aside(name(), std::to_string(entry.sequence) + " " +
                                            wire::toJson(*event).dump());
    }
}

} // namespace pitwatch::simulation
