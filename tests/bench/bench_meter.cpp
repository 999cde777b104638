#include "shared/events/party_events.h"
#include "shared/events/progressive_events.h"
#include "shared/journal/sqlite_journal.h"
#include "table-agent/controller/controller.h"
#include "tests/support/sites/feed_parties.h"
#include "tests/support/tables/memory_table.h"

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <list>

// Contributions of 200 tables through the controller into its durable SQLite journal: the tables'
// publishers, the feed, decisions and one transaction per step. The journal lies in
// $PITWATCH_BENCH_DIR, or in the current folder: choose a disk that is one.

using namespace pitwatch;

namespace {

constexpr unsigned kTables = 200;

std::vector<std::string> submissionOf(const std::string& table) {
    return {"rule_set = \"mlgca-let-it-ride\"",
            "table = \"" + table + "\"",
            "dealing = \"manual_shoe\"",
            "min_bet = 500",
            "max_bet = 50000",
            "adjacent_boxes = 1",
            "[wagers]",
            "base = \"A\"",
            "[progressive]",
            "paytable = \"E\"",
            "link = \"LINK1\"",
            "wagers = [100, 500]",
            "[progressive.levels.mega]",
            "rate = 0.05",
            "initial = 1000000",
            "reset = 1000000",
            "[progressive.levels.major]",
            "rate = 0.05",
            "initial = 100000",
            "reset = 100000",
            "[progressive.levels.minor]",
            "rate = 0.05",
            "initial = 25000",
            "reset = 25000"};
}

std::string freshPath() {
    const char* folder = std::getenv("PITWATCH_BENCH_DIR");
    return std::string(folder == nullptr ? "." : folder) + "/bench-meter-" +
           std::to_string(::getpid()) + ".db";
}

void removeJournal(const std::string& path) {
    for (const char* suffix : {"", "-wal", "-shm", "-reserve"})
        std::filesystem::remove(path + suffix);
}

class Floor {
public:
    explicit Floor(journal::Journal& journal) {
        std::vector<core::PartyId> names;
        for (unsigned i = 1; i <= kTables; ++i) {
            const std::string name = "T" + std::to_string(i);
            names.push_back(*core::PartyId::parse(name));
            m_tables.emplace_back(m_broker, name, static_cast<std::uint8_t>(i));
            m_tables.back().start(m_clock.steady());
            append(m_tables.back(),
                   events::ConfigurationLoaded{
                       *events::RuleSetId::parse("mlgca-let-it-ride"), submissionOf(name), {}, 0});
        }
        m_controller = std::make_unique<controller::Controller>(
            controller::Controller::Settings{std::make_shared<const meter::Setup>(),
                                             *core::PartyId::parse("METER"), names, true,
                                             [](std::string_view) {}},
            journal, m_connection, m_clock);
        for (int i = 0; i < 60; ++i)
            step();
    }

    bool isOpen() const {
        const meter::ProgressiveLink* link =
            m_controller->state().find(*events::LinkId::parse("LINK1"));
        return link != nullptr && link->service == meter::Service::Open;
    }

    // Each table locks `rounds` rounds of five players; all of them are in the meter afterwards.
    void contribute(unsigned rounds) {
        for (support::MemoryWriter& table : m_tables)
            for (unsigned i = 0; i < rounds; ++i)
                append(table, events::ContributionsMade{*events::LinkId::parse("LINK1"),
                                                        {++m_round},
                                                        {{{1}, core::Cents{100}},
                                                         {{2}, core::Cents{500}},
                                                         {{3}, core::Cents{100}},
                                                         {{4}, core::Cents{100}},
                                                         {{5}, core::Cents{500}}}});
        m_expected += core::MicroCents{std::int64_t{kTables} * rounds * 1300 * 50'000};
        while (contributed() != m_expected)
            step();
    }

private:
    static void append(support::MemoryWriter& table, const events::Event& event) {
        const std::vector<events::Event> one{event};
        table.journal->append(one, support::wallAt({}));
    }
    core::MicroCents contributed() const {
        const meter::Level* mega = m_controller->state().find(*events::LinkId::parse("LINK1"),
                                                              *events::LevelName::parse("mega"));
        return mega == nullptr ? core::MicroCents{} : mega->account.contributed;
    }
    void step() {
        m_clock.pass(core::Millis{20});
        m_broker.advance(m_clock.steady());
        for (support::MemoryWriter& table : m_tables)
            table.run(m_clock.steady());
        m_broker.advance(m_clock.steady());
        m_controller->step();
    }

    support::SetClock m_clock;
    feed::MemoryBroker m_broker{1};
    std::list<support::MemoryWriter> m_tables;
    feed::MemoryConnection m_connection{m_broker, "METER"};
    std::unique_ptr<controller::Controller> m_controller;
    std::uint64_t m_round = 0;
    core::MicroCents m_expected{};
};

void contributions(benchmark::State& state) {
    const std::string path = freshPath();
    removeJournal(path);
    {
        auto journal = journal::SqliteJournal::open(path, {});
        if (!journal)
            return state.SkipWithError(journal.error().text.c_str());
        Floor floor(**journal);
        if (!floor.isOpen())
            return state.SkipWithError("the link did not open");
        const auto rounds = static_cast<unsigned>(state.range(0));
        for (auto _ : state)
            floor.contribute(rounds);
        state.SetItemsProcessed(state.iterations() * kTables * rounds);
    }
    removeJournal(path);
}

} // namespace

BENCHMARK(contributions)->Arg(1)->Arg(5)->Unit(benchmark::kMillisecond)->UseRealTime();
