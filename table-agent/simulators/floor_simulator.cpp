#include "shared/feed/mqtt_link.h"
#include "shared/rules/rule_book.h"
#include "shared/wire/topics.h"
#include "table-agent/daemon/broker_options.h"
#include "table-agent/daemon/stop_signal.h"
#include "table-agent/devices/meter_message.h"
#include "table-agent/simulators/simulated_display.h"
#include "table-agent/simulators/simulated_table.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <list>
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
    feed::MqttOptions broker;
};

int fail(const std::string& reason) {
    std::fprintf(stderr, "floor-simulator: %s\n", reason.c_str());
    return 2;
}

std::optional<std::string> readFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
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
        const auto text = readFile(path);
        if (!text)
            return core::Error{path + ": cannot be read"};
        auto submission = rules::parseSubmission(*text, book);
        if (!submission)
            return core::Error{path + ": " + submission.error().front().text()};
        const rules::RuleSet& rules = *book.find(submission->ruleSet);
        hangDisplay(floor, *submission);
        floor.tables.emplace_back(rules, *std::move(submission), incidents,
                                  settings.seed + floor.tables.size(), settings.speed);
    }
    return core::Done{};
}

void hear(Floor& floor, const feed::LinkEvent& event) {
    const auto* message = std::get_if<feed::Message>(&event);
    if (message == nullptr)
        return;
    for (auto& display : floor.displays)
        if (message->topic == devices::meterTopic(display.link()))
            display.heard(*message);
    for (auto& table : floor.tables)
        if (message->topic == wire::stateTopic(*core::PartyId::parse(table.table().text())))
            table.heard(*message);
}

bool everyoneDone(const Floor& floor, std::uint64_t rounds) {
    for (const auto& table : floor.tables)
        if (rounds == 0 || table.roundsPlayed() <= rounds)
            return false;
    return true;
}

void subscribe(const Floor& floor, feed::Link& link) {
    for (const auto& table : floor.tables)
        link.subscribe(wire::stateTopic(*core::PartyId::parse(table.table().text())),
                       feed::Delivery::AtLeastOnce);
    for (const auto& display : floor.displays)
        link.subscribe(devices::meterTopic(display.link()), feed::Delivery::AtLeastOnce);
}

// What the broker does not take now is lost, as a real signal would be.
void speak(Floor& floor, feed::Link& link, const core::Clock& clock) {
    for (auto& table : floor.tables)
        if (const auto message = table.next(clock.steady(), clock.wall()))
            static_cast<void>(link.publish(*message, feed::Delivery::AtLeastOnce));
    for (auto& display : floor.displays)
        if (const auto message = display.next())
            static_cast<void>(link.publish(*message, feed::Delivery::AtLeastOnce));
}

void play(Floor& floor, const Settings& settings, feed::Link& link) {
    const core::SystemClock clock;
    subscribe(floor, link);
    while (!daemon::stopRequested() && !everyoneDone(floor, settings.rounds)) {
        while (const auto event = link.take())
            hear(floor, *event);
        if (link.connected())
            speak(floor, link, clock);
        link.wait(core::Millis{5});
    }
    link.close(core::Millis{2000});
}

int run(Settings settings) {
    simulators::Incidents incidents;
    for (const std::string& odds : settings.odds)
        if (const auto set = incidents.setOdds(odds); !set)
            return fail(set.error().text);
    if (!settings.script.empty()) {
        const auto text = readFile(settings.script);
        if (!text)
            return fail(settings.script + ": cannot be read");
        if (const auto added = incidents.addScript(*text); !added)
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
    settings.broker.clientId = "floor-simulator";
    feed::MqttLink link(settings.broker);
    play(floor, settings, link);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Simulated people and devices of a whole floor.", "floor-simulator"};
    Settings settings;
    app.add_option("--submission", settings.submissions, "a table's rules submission; repeat it")
        ->required();
    app.add_option("--speed", settings.speed, "1 is life, about 50 rounds an hour")
        ->check(CLI::Range(0.1, 1000.0));
    app.add_option("--seed", settings.seed, "the same seed plays the same; 0: any");
    app.add_option("--rounds", settings.rounds, "stop after so many rounds a table; 0: never");
    app.add_option("--odds", settings.odds,
                   "once in N rounds, such as jam=200 (0: never): jam, wrong_count, misdeal, "
                   "late_coin, missed_stub, wrong_stub, overdue_deck, player_left, jackpot");
    app.add_option("--script", settings.script,
                   "a file of what happens when: lines of table, round, incident");
    daemon::addBrokerOptions(app, settings.broker);
    CLI11_PARSE(app, argc, argv);
    daemon::stopRequested();
    try {
        return run(std::move(settings));
    } catch (const std::exception& failure) {
        return fail(failure.what());
    }
}
