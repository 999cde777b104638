#include "shared/feed/mqtt_link.h"
#include "shared/wire/topics.h"
#include "table-agent/daemon/broker_options.h"
#include "table-agent/daemon/stop_signal.h"
#include "table-agent/devices/shuffler_message.h"

#include <CLI/CLI.hpp>

#include <cstdio>

// A shuffler with two decks: finishes one of them, then the other, and so on.

using namespace pitwatch;

namespace {

struct Settings {
    std::string table;
    std::uint32_t everyMs = 2000;
    std::uint32_t rounds = 0; // 0: until stopped.
    feed::MqttOptions broker;
};

feed::Message shuffleFinished(const core::TableId& table, std::uint32_t round) {
    const auto deck = round % 2 == 0 ? events::DeckColour::Red : events::DeckColour::Blue;
    const std::string text = devices::writeShuffleFinished({deck, 52});
    return {wire::deviceTopic(table, devices::kShufflerDevice), {text.begin(), text.end()}, false};
}

int run(const Settings& settings, const core::TableId& table) {
    const core::SystemClock clock;
    feed::MqttLink link(settings.broker);
    core::Tick next = clock.steady();
    std::uint32_t round = 0;
    while (!daemon::stopRequested() && (settings.rounds == 0 || round < settings.rounds)) {
        while (link.take()) {
        }
        if (clock.steady() >= next && link.connected() &&
            link.publish(shuffleFinished(table, round), feed::Delivery::AtLeastOnce)) {
            ++round;
            next = clock.steady() + core::Millis{settings.everyMs};
        }
        link.wait(core::Millis{50});
    }
    link.close(core::Millis{2000});
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"A simulated shuffler at one table.", "shuffler-simulator"};
    Settings settings;
    app.add_option("--table", settings.table, "the table's name, such as T01")->required();
    app.add_option("--every-ms", settings.everyMs, "milliseconds between shuffles")
        ->check(CLI::Range(1, 3'600'000));
    app.add_option("--rounds", settings.rounds, "stop after so many shuffles; 0: never");
    daemon::addBrokerOptions(app, settings.broker);
    CLI11_PARSE(app, argc, argv);
    daemon::stopRequested();
    const auto table = core::TableId::parse(settings.table);
    if (!table) {
        std::fprintf(stderr, "shuffler-simulator: --table %s: %s\n", settings.table.c_str(),
                     table.error().text.c_str());
        return 2;
    }
    settings.broker.clientId = table->text() + "-shuffler";
    return run(settings, *table);
}
