#include "tests/simulation/agent_process.h"

namespace pitwatch::simulation {

AgentProcess::AgentProcess(World& world, table::SetupPtr setup, const StaffRoom& staff,
                           Storage storage, std::uint64_t seed)
    : Process(world, setup->submission.table.text(), storage, seed)
    , m_setup(std::move(setup))
    , m_staff(staff) {}

void AgentProcess::start(journal::Journal& journal, TappedLink& link) {
    const auto log = [this](std::string_view line) {
        world().trace.line(name(), std::string(line));
    };
    m_journal = &journal;
    agent::TableAgent::Settings settings{m_setup, log};
    settings.peers.meter = *core::PartyId::parse("METER");
    settings.peers.consoles = {*core::PartyId::parse("C01"), *core::PartyId::parse("C02")};
    settings.staff = m_staff.sourceFor(self(), world().now);
    settings.process = processNumber();
    m_agent.emplace(std::move(settings), journal, link, clock());
}

core::Tick AgentProcess::step() {
    const core::Tick wake = m_agent->step();
    tellEntries(*m_journal, m_told);
    return wake;
}

std::uint64_t AgentProcess::readOf(const core::PartyId& party) const {
    for (const journal::Anchor& anchor : m_journal->anchors())
        if (anchor.party == party)
            return anchor.head.sequence;
    return 0;
}

} // namespace pitwatch::simulation
