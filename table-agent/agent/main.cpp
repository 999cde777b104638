#include "shared/desk/secret_files.h"
#include "shared/feed/mqtt_link.h"
#include "shared/journal/sqlite_journal.h"
#include "table-agent/agent/table_agent.h"
#include "table-agent/agent/table_setup.h"
#include "table-agent/daemon/broker_options.h"
#include "table-agent/daemon/stop_signal.h"
#include "table-agent/daemon/watched_file.h"
#include "table-agent/daemon/work_loop.h"

#include <CLI/CLI.hpp>
#include <spdlog/spdlog.h>

#include <cstdio>
#include <random>

// The daemon of one table.

using namespace pitwatch;

namespace {

constexpr std::size_t kMaxRosterBytes = 4 * 1024 * 1024;

struct Settings {
    std::string submission;
    std::string site;
    std::string journal;
    std::string meter = "METER";
    std::vector<std::string> consoles;
    std::string roster;
    std::string siteKeys;
    feed::MqttOptions broker;
};

void writeLog(std::string_view line) {
    spdlog::info("{}", line);
}

int fail(const std::string& reason) {
    spdlog::error("{}", reason);
    return 2;
}

// One finding a line: field, what is wrong, which section says so.
int refuse(const rules::Findings& findings) {
    for (const rules::Finding& finding : findings)
        std::fprintf(stderr, "%s\n", finding.text().c_str());
    return fail("the table does not start: " + std::to_string(findings.size()) + " finding(s)");
}

core::Result<agent::PeerNames> peersOf(const Settings& settings) {
    agent::PeerNames peers;
    const auto meter = core::PartyId::parse(settings.meter);
    if (!meter)
        return core::Error{"--meter: " + meter.error().text};
    peers.meter = *meter;
    for (const std::string& name : settings.consoles) {
        const auto console = core::PartyId::parse(name);
        if (!console)
            return core::Error{"--console " + name + ": " + console.error().text};
        peers.consoles.push_back(*console);
    }
    return peers;
}

// Without them no signed action is taken; the table plays all the same.
core::Result<desk::RosterSettings> staffOf(const Settings& settings) {
    desk::RosterSettings staff;
    if (settings.roster.empty() != settings.siteKeys.empty())
        return core::Error{"--roster and --site-keys belong together"};
    if (settings.roster.empty())
        return staff;
    auto keys = desk::readSiteKeys(settings.siteKeys);
    if (!keys)
        return core::Error{keys.error().text};
    staff.siteKeys = std::move(*keys);
    auto file = std::make_shared<daemon::WatchedFile>(settings.roster, kMaxRosterBytes);
    staff.newRoster = [file] { return file->newContent(); };
    return staff;
}

int start(Settings settings) {
    auto setup = agent::loadSetup(settings.submission, settings.site);
    if (!setup)
        return refuse(setup.error());
    const auto peers = peersOf(settings);
    if (!peers)
        return fail(peers.error().text);
    const auto staff = staffOf(settings);
    if (!staff)
        return fail(staff.error().text);
    const std::string name = (*setup)->submission.table.text();
    auto journal = journal::SqliteJournal::open(settings.journal, {});
    if (!journal)
        return fail(journal.error().text);

    const core::SystemClock clock;
    settings.broker.clientId = name;
    feed::MqttLink link(settings.broker);
    agent::TableAgent agent(
        {*setup, writeLog, *peers, feed::SeededRandom(std::random_device{}()), *staff}, **journal,
        link, clock);
    daemon::Notify notify;
    const std::string status = "table " + name + " under " + (*setup)->submission.ruleSet +
                               ", journal at entry " + std::to_string((*journal)->head().sequence);
    spdlog::info("{}", status);
    notify.ready(status);
    daemon::workUntilStopped(agent, link, clock, notify);
    spdlog::info("table {} stopped, journal at entry {}", name, (*journal)->head().sequence);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"The agent of one gaming table: keeps its journal and tells the pit.",
                 "table-agent"};
    Settings settings;
    app.add_option("--submission", settings.submission, "the table's rules submission (TOML)")
        ->required();
    app.add_option("--site", settings.site, "what the site decides for the table (TOML)");
    app.add_option("--journal", settings.journal, "the table's journal file")->required();
    app.add_option("--meter", settings.meter,
                   "the progressive controller; while it is not heard the progressive is locked")
        ->capture_default_str();
    app.add_option("--console", settings.consoles, "a console to take orders from; repeat it");
    app.add_option("--roster", settings.roster,
                   "who may sign what (JSON); read again when changed");
    app.add_option("--site-keys", settings.siteKeys, "the keys that may sign rosters (JSON)");
    daemon::addBrokerOptions(app, settings.broker);
    CLI11_PARSE(app, argc, argv);
    daemon::stopRequested();
    try {
        return start(std::move(settings));
    } catch (const std::exception& failure) {
        return fail(failure.what());
    }
}
