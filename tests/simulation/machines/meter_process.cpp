#include "tests/simulation/machines/meter_process.h"

#include "shared/wire/event_codec.h"
#include "table-agent/controller/meter_report.h"

#include <algorithm>

namespace pitwatch::simulation {

MeterProcess::MeterProcess(World& world, std::vector<core::PartyId> tables, meter::SetupPtr setup,
                           const StaffRoom& staff, Storage storage, std::uint64_t seed)
    : Process(world, "METER", storage, seed)
    , m_tables(std::move(tables))
    , m_setup(std::move(setup))
    , m_staff(staff) {}

void MeterProcess::start(journal::Journal& journal, TappedConnection& connection) {
    const auto log = [this](std::string_view line) {
        world().trace.line(name(), std::string(line));
    };
    m_journal = &journal;
    m_fold.emplace(m_setup);
    m_folded = 0;
    connection.setEar([this](const feed::Message& message) { checkSaid(message); });
    controller::Controller::Settings settings{m_setup, self(), m_tables, true, log};
    settings.consoles = {*core::PartyId::parse("C01"), *core::PartyId::parse("C02")};
    settings.staff = m_staff.sourceFor(self(), world().now);
    settings.process = processNumber();
    settings.signer = signer();
    m_controller.emplace(std::move(settings), journal, connection, clock());
}

core::Tick MeterProcess::step() {
    const core::Tick wake = m_controller->step();
    tellEntries(*m_journal, m_told);
    return wake;
}

// What the displays are told is what the journal holds: commit, then speak.
void MeterProcess::checkSaid(const feed::Message& message) {
    for (const wire::Envelope& entry : m_journal->read(m_folded + 1, SIZE_MAX, SIZE_MAX)) {
        const auto event = wire::decodeEvent(entry.type, entry.body);
        require(event.ok() && meter::tryApply(*m_fold, *event).ok(), "readable",
                name() + " entry " + std::to_string(entry.sequence));
        m_folded = entry.sequence;
    }
    for (const auto& [link, state] : m_fold->links) {
        if (message.topic != devices::meterTopic(link))
            continue;
        const std::string held = devices::writeMeterMessage(link, core::enumName(state.service),
                                                            controller::amountsOf(state));
        require(std::ranges::equal(message.payload, held), "commit_then_speak",
                "the displays of " + link.text() + " are told what is not in the journal");
    }
}

std::uint64_t MeterProcess::readOf(const core::PartyId& party) const {
    for (const journal::Anchor& anchor : m_journal->anchors())
        if (anchor.party == party)
            return anchor.head.sequence;
    return 0;
}

} // namespace pitwatch::simulation
