#include "tests/simulation/machines/agent_process.h"

#include "shared/wire/event_codec.h"
#include "tests/simulation/checks/violation.h"

#include <nlohmann/json.hpp>

namespace pitwatch::simulation {

namespace {

// What the sensors are told of accepted wagers; refusals are of the moment and in no journal.
nlohmann::json acceptedIn(std::string_view message) {
    auto told = nlohmann::json::parse(message);
    auto accepted = nlohmann::json::array();
    for (auto& place : told["wagers"]) {
        place.erase("refused");
        if (place["accepted"] != 0)
            accepted.push_back(place);
    }
    told["wagers"] = std::move(accepted);
    return told;
}

} // namespace

AgentProcess::AgentProcess(World& world, std::array<table::SetupPtr, 2> filings,
                           const StaffRoom& staff, Storage storage, std::uint64_t seed)
    : Process(world, filings.front()->submission.table.text(), storage, seed)
    , m_filings(std::move(filings))
    , m_staff(staff) {}

void AgentProcess::start(journal::Journal& journal, TappedConnection& connection) {
    m_journal = &journal;
    const journal::Head before = journal.head();
    try {
        startWith(m_filings[m_files], journal, connection);
        m_inForce = m_files;
        return;
    } catch (const agent::ConfigurationRefused& refused) {
        world().trace.line(name(), refused.what());
        require(filesChanged() || diskChanged(), "starts_again",
                name() + " does not start with what is in force: " + refused.what());
    }
    require(journal.head() == before, "refused_start",
            name() + " refused its files and wrote to its journal");
    // The operator may have changed the files while the wrong disk was in the machine.
    if (!filesChanged())
        m_inForce = 1 - m_inForce;
    putFilesBack();
    startWith(setup(), journal, connection);
}

void AgentProcess::startWith(const table::SetupPtr& setup, journal::Journal& journal,
                             TappedConnection& connection) {
    const auto log = [this](std::string_view line) {
        world().trace.line(name(), std::string(line));
    };
    agent::TableAgent::Settings settings{setup, log};
    settings.peers.meter = *core::PartyId::parse("METER");
    settings.peers.consoles = {*core::PartyId::parse("C01"), *core::PartyId::parse("C02")};
    settings.staff = m_staff.sourceFor(self(), world().now);
    settings.process = processNumber();
    settings.signer = signer();
    m_fold.emplace(setup);
    m_folded = 0;
    connection.setEar([this](const feed::Message& message) { checkSaid(message); });
    m_agent.emplace(std::move(settings), journal, connection, clock());
}

// What the sensors are told is what the journal holds: commit, then speak.
void AgentProcess::checkSaid(const feed::Message& message) {
    if (!message.topic.ends_with(devices::kAcceptedTopic))
        return;
    for (const wire::Envelope& entry : m_journal->read(m_folded + 1, SIZE_MAX, SIZE_MAX)) {
        const auto event = wire::decodeEvent(entry.type, entry.body);
        require(event.ok(), "readable", name() + " entry " + std::to_string(entry.sequence));
        table::apply(*m_fold, *event, entry.at);
        m_folded = entry.sequence;
    }
    const std::string said(message.payload.begin(), message.payload.end());
    require(acceptedIn(said) == acceptedIn(devices::writeAcceptedMessage(*m_fold, {})),
            "commit_then_speak",
            "the sensors of " + name() + " are told what is not in its journal");
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
