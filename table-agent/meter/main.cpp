#include "shared/feed/mqtt_link.h"
#include "shared/journal/sqlite_journal.h"
#include "table-agent/daemon/broker_options.h"
#include "table-agent/daemon/stop_signal.h"
#include "table-agent/daemon/work_loop.h"
#include "table-agent/meter/controller.h"
#include "table-agent/meter/meter_settings.h"

#include <CLI/CLI.hpp>
#include <spdlog/spdlog.h>

#include <cstdio>
#include <fstream>
#include <random>
#include <sstream>

// The progressive controller of a site.

using namespace pitwatch;

namespace {

struct Settings {
    std::string name = "METER";
    std::string site;
    std::string journal;
    std::vector<std::string> tables;
    bool openLinks = false;
    feed::MqttOptions broker;
};

void writeLog(std::string_view line) {
    spdlog::info("{}", line);
}

int fail(const std::string& reason) {
    spdlog::error("{}", reason);
    return 2;
}

int refuse(const rules::Findings& findings) {
    for (const rules::Finding& finding : findings)
        std::fprintf(stderr, "%s\n", finding.text().c_str());
    return fail("the controller does not start: " + std::to_string(findings.size()) +
                " finding(s)");
}

core::Result<meter::Setup, rules::Findings> setupOf(const std::string& path) {
    if (path.empty())
        return meter::Setup{};
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    if (!file || !(text << file.rdbuf()))
        return rules::Findings{{path, "cannot be read", "command line"}};
    return controller::parseMeterSettings(text.str());
}

core::Result<std::vector<core::PartyId>> tablesOf(const std::vector<std::string>& names) {
    std::vector<core::PartyId> tables;
    for (const std::string& name : names) {
        const auto table = core::PartyId::parse(name);
        if (!table)
            return core::Error{"--table " + name + ": " + table.error().text};
        if (std::find(tables.begin(), tables.end(), *table) == tables.end())
            tables.push_back(*table);
    }
    return tables;
}

int start(Settings settings) {
    auto setup = setupOf(settings.site);
    if (!setup)
        return refuse(setup.error());
    const auto self = core::PartyId::parse(settings.name);
    if (!self)
        return fail("--name: " + self.error().text);
    const auto tables = tablesOf(settings.tables);
    if (!tables)
        return fail(tables.error().text);
    auto journal = journal::SqliteJournal::open(settings.journal, {});
    if (!journal)
        return fail(journal.error().text);

    const core::SystemClock clock;
    settings.broker.clientId = settings.name;
    feed::MqttLink link(settings.broker);
    controller::Controller meters({std::make_shared<const meter::Setup>(*std::move(setup)), *self,
                                   *tables, settings.openLinks, writeLog,
                                   feed::SeededRandom(std::random_device{}())},
                                  **journal, link, clock);
    daemon::Notify notify;
    const std::string status = "controller " + settings.name + " of " +
                               std::to_string(tables->size()) + " table(s), journal at entry " +
                               std::to_string((*journal)->head().sequence);
    spdlog::info("{}", status);
    notify.ready(status);
    daemon::workUntilStopped(meters, link, clock, notify);
    spdlog::info("controller {} stopped, journal at entry {}", settings.name,
                 (*journal)->head().sequence);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"The progressive controller: keeps the linked meters of a site.",
                 "progressive-controller"};
    Settings settings;
    app.add_option("--name", settings.name, "what the controller is called")->capture_default_str();
    app.add_option("--site", settings.site, "limits and asset numbers (TOML)");
    app.add_option("--journal", settings.journal, "the controller's journal file")->required();
    app.add_option("--table", settings.tables, "a table to read; repeat it")->required();
    app.add_flag("--open-links", settings.openLinks,
                 "open each link that never was open, once every table is heard");
    daemon::addBrokerOptions(app, settings.broker);
    CLI11_PARSE(app, argc, argv);
    daemon::stopRequested();
    try {
        return start(std::move(settings));
    } catch (const std::exception& failure) {
        return fail(failure.what());
    }
}
