#include "shared/core/printable.h"
#include "shared/feed/mqtt_connection.h"
#include "shared/rules/rule_book.h"
#include "shared/text/file.h"
#include "shared/wire/topics.h"
#include "table-agent/daemon/broker_options.h"
#include "table-agent/daemon/stop_signal.h"
#include "table-agent/devices/meter_message.h"
#include "table-agent/simulators/device_clients.h"
#include "table-agent/simulators/simulated_display.h"
#include "table-agent/simulators/simulated_table.h"

#include <algorithm>
#include <cstdio>
#include <list>
#include <map>
#include <random>

// People and devices of any number of tables, over MQTT, at any speed.

using namespace pitwatch;

namespace {

struct Settings {
    std::vector<std::string> submissions;
    std::vector<std::string> odds;
    std::string script;
    double speed = 1;
    std::uint64_t seed = 0;
    std::uint64_t rounds = 0; // 0: until stopped.
    bool clientPerDevice = false;
    bool noFloorperson = false;
    feed::MqttOptions broker;
};

constexpr std::size_t kMaxFileBytes = 1 << 20;

int fail(const std::string& reason) {
    std::fprintf(stderr, "floor-simulator: %s\n", core::printable(reason).c_str());
    return 2;
}

struct Floor {
    std::list<simulators::SimulatedTable> tables;
    std::list<simulators::SimulatedDisplay> displays; // One a link.
};

void hangDisplay(Floor& floor, const rules::Submission& submission) {
    if (!submission.progressive)
        return;
    const auto link = *events::LinkId::parse(submission.progressive->link);
    for (const auto& display : floor.displays)
        if (display.link() == link)
            return;
    floor.displays.emplace_back(link);
}

core::Outcome seatFloor(Floor& floor, const Settings& settings,
                        const simulators::Incidents& incidents) {
    const rules::RuleBook& book = rules::RuleBook::builtIn();
    for (const std::string& path : settings.submissions) {
        const auto content = text::readFile(path, kMaxFileBytes);
        if (!content)
            return content.error();
        auto submission = rules::parseSubmission(*content, book);
        if (!submission)
            return core::Error{path + ": " + submission.error().front().text()};
        const rules::RuleSet& rules = *book.find(submission->ruleSet);
        hangDisplay(floor, *submission);
        floor.tables.emplace_back(rules, *std::move(submission), incidents,
                                  settings.seed + floor.tables.size(), settings.speed,
                                  settings.noFloorperson ? simulators::Floorperson::AtAConsole
                                                         : simulators::Floorperson::AtTheTable);
    }
    return core::Done{};
}

bool everyoneDone(const Floor& floor, std::uint64_t rounds) {
    for (const auto& table : floor.tables)
        if (rounds == 0 || table.roundsPlayed() <= rounds)
            return false;
    return true;
}

// By what each table says of itself.
std::map<std::string, simulators::SimulatedTable*> byTopic(Floor& floor) {
    std::map<std::string, simulators::SimulatedTable*> tables;
    for (auto& table : floor.tables)
        tables[wire::stateTopic(core::partyOf(table.table()))] = &table;
    return tables;
}

void hear(Floor& floor, const std::map<std::string, simulators::SimulatedTable*>& tables,
          const feed::Message& message) {
    if (const auto table = tables.find(message.topic); table != tables.end())
        table->second->heard(message);
    for (auto& display : floor.displays)
        if (message.topic == devices::meterTopic(display.link()))
            display.heard(message);
}

void speak(Floor& floor, simulators::DeviceClients& clients, const core::Clock& clock) {
    for (auto& table : floor.tables)
        if (clients.connected(table.table()))
            if (const auto message = table.next(clock.steady(), clock.wall()))
                clients.say(*message);
    for (auto& display : floor.displays)
        if (const auto message = display.next())
            clients.say(*message);
}

void play(Floor& floor, const Settings& settings, simulators::DeviceClients& clients) {
    const core::SystemClock clock;
    const auto tables = byTopic(floor);
    // Nothing at a table happens faster than this; at 1x the floor need not be looked at often.
    const core::Millis look{std::clamp(static_cast<int>(50 / settings.speed), 2, 50)};
    while (!daemon::stopRequested() && !everyoneDone(floor, settings.rounds)) {
        while (const auto message = clients.take())
            hear(floor, tables, *message);
        speak(floor, clients, clock);
        clients.wait(look);
    }
    clients.close(core::Millis{2000});
}

int run(Settings settings) {
    simulators::Incidents incidents;
    for (const std::string& odds : settings.odds)
        if (const auto set = incidents.setOdds(odds); !set)
            return fail(set.error().text);
    if (!settings.script.empty()) {
        const auto content = text::readFile(settings.script, kMaxFileBytes);
        if (!content)
            return fail(content.error().text);
        if (const auto added = incidents.addScript(*content); !added)
            return fail(added.error().text);
    }
    if (settings.seed == 0)
        settings.seed = std::random_device{}();
    Floor floor;
    if (const auto seated = seatFloor(floor, settings, incidents); !seated)
        return fail(seated.error().text);
    std::printf("floor-simulator: %zu table(s), seed %llu\n", floor.tables.size(),
                static_cast<unsigned long long>(settings.seed));
    std::fflush(stdout);
    simulators::DeviceClients clients(settings.clientPerDevice ? simulators::ClientPer::Device
                                                               : simulators::ClientPer::Floor,
                                      [&](const std::string& clientId) {
                                          feed::MqttOptions options = settings.broker;
                                          options.clientId = clientId;
                                          return std::make_unique<feed::MqttConnection>(options);
                                      });
    for (const auto& table : floor.tables)
        clients.seat(table.table());
    for (const auto& display : floor.displays)
        clients.hang(display.link());
    play(floor, settings, clients);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    command_line::Program app{"Simulated people and devices of a whole floor.", "floor-simulator"};
    Settings settings;
    app.option("--submission", settings.submissions, "a table's rules submission; repeat it")
        .required();
    app.option("--speed", settings.speed, "1 is life, about 50 rounds an hour")
        .between(0.1, 1000.0);
    app.option("--seed", settings.seed, "the same seed plays the same; 0: any");
    app.option("--rounds", settings.rounds, "stop after so many rounds a table; 0: never");
    app.option("--odds", settings.odds,
               "once in N rounds, such as jam=200 (0: never): jam, wrong_count, misdeal, "
               "late_coin, missed_stub, wrong_stub, overdue_deck, player_left, jackpot");
    app.option("--script", settings.script,
               "a file of what happens when: lines of table, round, incident");
    app.flag("--no-floorperson", settings.noFloorperson,
             "faults, and decks that must leave, wait for somebody at a console");
    app.flag("--client-per-device", settings.clientPerDevice,
             "one MQTT client a device, named like T01-shuffler, instead of one for the floor");
    daemon::addBrokerOptions(app, settings.broker);
    if (const auto exitCode = app.read(argc, argv))
        return *exitCode;
    daemon::stopRequested();
    try {
        return run(std::move(settings));
    } catch (const std::exception& failure) {
        return fail(failure.what());
    }
}
