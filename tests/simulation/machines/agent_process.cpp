#include "tests/simulation/machines/agent_process.h"

#include "tests/simulation/checks/violation.h"

namespace pitwatch::simulation {

AgentProcess::AgentProcess(World& world, std::array<table::SetupPtr, 2> filings,
                           const StaffRoom& staff, Storage storage, std::uint64_t seed)
    : Process(world, filings.front()->submission.table.text(), storage, seed)
    , m_filings(std::move(filings))
    , m_staff(staff) {}

void AgentProcess::start(journal::Journal& journal, TappedLink& link) {
    m_journal = &journal;
    const journal::Head before = journal.head();
    try {
        startWith(m_filings[m_files], journal, link);
        m_inForce = m_files;
        return;
    } catch (const agent::ConfigurationRefused& refused) {
        world().trace.line(name(), refused.what());
        require(filesChanged(), "starts_again",
                name() + " does not start with what is in force: " + refused.what());
    }
    require(journal.head() == before, "refused_start",
            name() + " refused its files and wrote to its journal");
    putFilesBack();
    startWith(setup(), journal, link);
}

void AgentProcess::startWith(const table::SetupPtr& setup, journal::Journal& journal,
                             TappedLink& link) {
    const auto log = [this](std::string_view line) {
        world().trace.line(name(), std::string(line));
    };
    agent::TableAgent::Settings settings{setup, log};
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
