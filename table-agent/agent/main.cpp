#include "shared/feed/mqtt_connection.h"
#include "table-agent/agent/table_agent.h"
#include "table-agent/agent/table_setup.h"
#include "table-agent/daemon/own_files.h"
#include "table-agent/daemon/party_options.h"
#include "table-agent/daemon/work_loop.h"

#include <random>

// The daemon of one table.

using namespace pitwatch;

namespace {

struct Settings {
    std::string submission;
    std::string site;
    std::string meter = "METER";
    daemon::PartyOptions party;
};

core::Result<agent::PeerNames> peersOf(const Settings& settings) {
    agent::PeerNames peers;
    const auto meter = core::PartyId::parse(settings.meter);
    if (!meter)
        return core::Error{"--meter: " + meter.error().text};
    peers.meter = *meter;
    auto consoles = daemon::partiesOf("--console", settings.party.staff.consoles);
    if (!consoles)
        return consoles.error();
    peers.consoles = std::move(*consoles);
    return peers;
}

int start(Settings settings) {
    if (const auto good =
            daemon::refuseFilesOfOthers(settings.party, {settings.submission, settings.site});
        !good)
        return daemon::fail(good.error().text);
    auto setup = agent::loadSetup(settings.submission, settings.site);
    if (!setup)
        return daemon::refuse("the table", setup.error());
    const auto peers = peersOf(settings);
    if (!peers)
        return daemon::fail(peers.error().text);
    auto staff = desk::rosterSource(settings.party.staff.roster, settings.party.staff.siteKeys);
    if (!staff)
        return daemon::fail(staff.error().text);
    const std::string name = (*setup)->submission.table.text();
    const auto kept = daemon::openOwnJournal(settings.party);
    if (!kept)
        return daemon::fail(kept.error().text);

    const core::SystemClock clock;
    settings.party.broker.clientId = name;
    feed::MqttConnection connection(settings.party.broker);
    const feed::SeededRandom random(std::random_device{}());
    agent::TableAgent agent(
        {.setup = *setup,
         .log = daemon::writeLog,
         .peers = *peers,
         .jitter = random,
         .staff = *staff,
         .process = feed::newProcess(random),
         .clockLeave = daemon::clockLeave(settings.party.clockOrder,
                                          core::PartyId::parse(name).value(), staff->siteKeys),
         .signer = kept->signer},
        *kept->journal, connection, clock);
    return daemon::runParty(agent, "table " + name, "under " + (*setup)->submission.ruleSet,
                            connection, *kept->journal, clock);
}

} // namespace

int main(int argc, char** argv) {
    command_line::Program app{"The agent of one gaming table: keeps its journal and tells the pit.",
                              "table-agent"};
    Settings settings;
    app.option("--submission", settings.submission, "the table's rules submission (TOML)")
        .required();
    app.option("--site", settings.site, "what the site decides for the table (TOML)");
    app.option("--meter", settings.meter,
               "the progressive controller; while it is not heard the progressive is locked")
        .showDefault();
    daemon::addPartyOptions(app, settings.party);
    if (const auto exitCode = app.read(argc, argv))
        return *exitCode;
    settings.party.config = app.configPath();
    return daemon::run([&] { return start(std::move(settings)); });
}
