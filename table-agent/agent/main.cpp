#include "shared/feed/mqtt_link.h"
#include "table-agent/agent/table_agent.h"
#include "table-agent/agent/table_setup.h"
#include "table-agent/daemon/broker_options.h"
#include "table-agent/daemon/clock_option.h"
#include "table-agent/daemon/journal_options.h"
#include "table-agent/daemon/program.h"
#include "table-agent/daemon/staff_options.h"
#include "table-agent/daemon/stop_signal.h"
#include "table-agent/daemon/work_loop.h"

#include <spdlog/spdlog.h>

#include <random>

// The daemon of one table.

using namespace pitwatch;

namespace {

struct Settings {
    std::string submission;
    std::string site;
    daemon::JournalOptions journal;
    std::string meter = "METER";
    daemon::StaffOptions staff;
    std::string clockOrder;
    feed::MqttOptions broker;
};

core::Result<agent::PeerNames> peersOf(const Settings& settings) {
    agent::PeerNames peers;
    const auto meter = core::PartyId::parse(settings.meter);
    if (!meter)
        return core::Error{"--meter: " + meter.error().text};
    peers.meter = *meter;
    auto consoles = daemon::partiesOf("--console", settings.staff.consoles);
    if (!consoles)
        return consoles.error();
    peers.consoles = std::move(*consoles);
    return peers;
}

int start(Settings settings) {
    auto setup = agent::loadSetup(settings.submission, settings.site);
    if (!setup)
        return daemon::refuse("the table", setup.error());
    const auto peers = peersOf(settings);
    if (!peers)
        return daemon::fail(peers.error().text);
    auto staff = desk::rosterSource(settings.staff.roster, settings.staff.siteKeys);
    if (!staff)
        return daemon::fail(staff.error().text);
    const std::string name = (*setup)->submission.table.text();
    const auto leave = daemon::clockLeave(settings.clockOrder, core::PartyId::parse(name).value(),
                                          staff->siteKeys);
    auto journal = daemon::openJournal(settings.journal);
    if (!journal)
        return daemon::fail(journal.error().text);

    const core::SystemClock clock;
    settings.broker.clientId = name;
    feed::MqttLink link(settings.broker);
    const feed::SeededRandom random(std::random_device{}());
    agent::TableAgent agent(
        {*setup, daemon::writeLog, *peers, random, *staff, feed::newProcess(random), leave},
        **journal, link, clock);
    daemon::Notify notify;
    const std::string status = "table " + name + " under " + (*setup)->submission.ruleSet +
                               ", journal at entry " + std::to_string((*journal)->head().sequence);
    spdlog::info("{}", status);
    notify.ready(status);
    try {
        daemon::workUntilStopped(agent, link, clock, notify);
    } catch (const journal::StorageFailure& failure) {
        return daemon::giveUp(failure.what());
    }
    spdlog::info("table {} stopped, journal at entry {}", name, (*journal)->head().sequence);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    command_line::Program app{"The agent of one gaming table: keeps its journal and tells the pit.",
                              "table-agent"};
    Settings settings;
    app.option("--submission", settings.submission, "the table's rules submission (TOML)")
        .required();
    app.option("--site", settings.site, "what the site decides for the table (TOML)");
    daemon::addJournalOptions(app, settings.journal);
    app.option("--meter", settings.meter,
               "the progressive controller; while it is not heard the progressive is locked")
        .showDefault();
    daemon::addStaffOptions(app, settings.staff);
    daemon::addClockOption(app, settings.clockOrder);
    daemon::addBrokerOptions(app, settings.broker);
    if (const auto exitCode = app.read(argc, argv))
        return *exitCode;
    daemon::stopRequested();
    try {
        return start(std::move(settings));
    } catch (const party::ClockBehind& behind) {
        return daemon::giveUp(behind.what());
    } catch (const std::exception& failure) {
        return daemon::fail(failure.what());
    }
}
