#include "tests/simulation/meter_process.h"

namespace pitwatch::simulation {

MeterProcess::MeterProcess(World& world, std::vector<core::PartyId> tables, Storage storage,
                           std::uint64_t seed)
    : Process(world, "METER", storage, seed), m_tables(std::move(tables)) {}

void MeterProcess::start(journal::Journal& journal, TappedLink& link) {
    const auto log = [this](std::string_view line) {
        world().trace.line(name(), std::string(line));
    };
    m_journal = &journal;
    controller::Controller::Settings settings{std::make_shared<const meter::Setup>(), self(),
                                              m_tables, true, log};
    m_controller.emplace(std::move(settings), journal, link, clock());
}

core::Tick MeterProcess::step() {
    const core::Tick wake = m_controller->step();
    tellEntries(*m_journal, m_told);
    return wake;
}

std::uint64_t MeterProcess::readOf(const core::PartyId& table) const {
    for (const journal::Anchor& anchor : m_journal->anchors())
        if (anchor.party == table)
            return anchor.head.sequence;
    return 0;
}

} // namespace pitwatch::simulation
