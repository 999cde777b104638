#include "shared/feed/mqtt_link.h"
#include "shared/journal/sqlite_journal.h"
#include "table-agent/agent/table_agent.h"
#include "table-agent/daemon/broker_options.h"
#include "table-agent/daemon/stop_signal.h"

#include <CLI/CLI.hpp>
#include <spdlog/spdlog.h>

#include <algorithm>

// The daemon of one table.

using namespace pitwatch;

namespace {

// How long a stop may go unnoticed while nothing happens.
constexpr core::Millis kLongestWait{250};

struct Settings {
    std::string table;
    std::string journal;
    double deckChangeHours = 0;
    feed::MqttOptions broker;
};

void writeLog(std::string_view line) {
    spdlog::info("{}", line);
}

int fail(const std::string& reason) {
    spdlog::error("{}", reason);
    return 2;
}

table::Limits limitsOf(const Settings& settings) {
    if (settings.deckChangeHours == 0)
        return {};
    const std::chrono::duration<double, std::ratio<3600>> hours{settings.deckChangeHours};
    return {std::chrono::round<core::Millis>(hours)};
}

void run(agent::TableAgent& table, feed::Link& link, const core::Clock& clock) {
    while (!daemon::stopRequested()) {
        const core::Tick wake = table.step();
        link.wait(std::clamp(wake - clock.steady(), core::Millis{0}, kLongestWait));
    }
    table.sayOffline();
    link.close(core::Millis{2000});
}

int start(Settings settings) {
    const auto table = core::TableId::parse(settings.table);
    if (!table)
        return fail("--table " + settings.table + ": " + table.error().text);
    auto journal = journal::SqliteJournal::open(settings.journal, {});
    if (!journal)
        return fail(journal.error().text);

    const core::SystemClock clock;
    settings.broker.clientId = table->text();
    feed::MqttLink link(settings.broker);
    agent::TableAgent agent({*table, limitsOf(settings), writeLog}, **journal, link, clock);
    spdlog::info("table {} is open, journal at entry {}", table->text(),
                 (*journal)->head().sequence);
    run(agent, link, clock);
    spdlog::info("table {} stopped, journal at entry {}", table->text(),
                 (*journal)->head().sequence);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"The agent of one gaming table: keeps its journal and tells the pit.",
                 "table-agent"};
    Settings settings;
    app.add_option("--table", settings.table, "the table's name, such as T01")->required();
    app.add_option("--journal", settings.journal, "the table's journal file")->required();
    app.add_option("--deck-change-hours", settings.deckChangeHours,
                   "a deck leaves the table so many hours after it entered play; 0: no limit")
        ->check(CLI::Range(0.0, 24.0));
    daemon::addBrokerOptions(app, settings.broker);
    CLI11_PARSE(app, argc, argv);
    daemon::stopRequested();
    try {
        return start(std::move(settings));
    } catch (const std::exception& failure) {
        return fail(failure.what());
    }
}
