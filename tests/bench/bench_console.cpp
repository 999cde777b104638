// How fast the console turns journals into what it shows: 500 tables at 50 rounds an hour are the
// measure, and a store of a million entries.

#include "pit-console/core/reports.h"
#include "pit-console/core/round_index.h"
#include "pit-console/core/round_replay.h"
#include "pit-console/core/shift_calendar.h"
#include "pit-console/core/store.h"
#include "shared/wire/event_codec.h"
#include "tests/support/table_bench.h"

#include <benchmark/benchmark.h>
#include <SQLiteCpp/Database.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

using namespace pitwatch;
using namespace pitwatch::console;
using namespace std::chrono_literals;

namespace {

constexpr int kTables = 500;
constexpr double kNeededRoundsPerSecond = kTables * 50 / 3600.0;
constexpr std::uint64_t kMillion = 1'000'000;

// Entries of real play: a table is opened, then one round after the other with five players. The
// rounds are told again with new numbers, so a journal can be as long as it is wanted.
struct Play {
    std::vector<support::Recorded> opening;
    std::vector<support::Recorded> round;
};

const Play& play() {
    static const Play kPlay = [] {
        support::TableBench bench(support::makeSetup(support::submissionText("comar-let-it-ride")));
        bench.open();
        Play made;
        made.opening = bench.journal();
        bench.wholeRound({1, 2, 3, 4, 5});
        made.round.assign(bench.journal().begin() +
                              static_cast<std::ptrdiff_t>(made.opening.size()),
                          bench.journal().end());
        return made;
    }();
    return kPlay;
}

// The same event in another round.
events::Event inRound(const events::Event& event, std::uint64_t number) {
    std::optional<events::Event> moved;
    events::visit(
        [&](auto value) {
            if constexpr (requires { value.round = events::RoundId{number}; })
                value.round = events::RoundId{number};
            moved = events::Event(value);
        },
        event);
    return *moved;
}

wire::Envelope entryOf(const events::Event& event, std::uint64_t sequence, core::Instant at) {
    wire::Envelope entry;
    entry.sequence = sequence;
    entry.at = at;
    entry.type = event.type();
    entry.body = wire::encodeEvent(event);
    return entry;
}

struct Party {
    core::PartyId id;
    std::uint64_t sequence = 0;
    std::uint64_t rounds = 0;
};

std::vector<Party> parties() {
    std::vector<Party> all;
    for (int i = 1; i <= kTables; ++i)
        all.push_back({support::named<core::PartyId>("T" + std::to_string(1000 + i)), 0, 0});
    return all;
}

std::vector<wire::Envelope> openingOf(Party& party) {
    std::vector<wire::Envelope> entries;
    const std::string text = support::submissionText("comar-let-it-ride");
    const events::ConfigurationLoaded loaded{
        support::named<events::RuleSetId>("comar-let-it-ride"), {text}, {}, 0};
    entries.push_back(entryOf(loaded, ++party.sequence, play().opening.front().at));
    for (const support::Recorded& one : play().opening)
        entries.push_back(entryOf(one.event, ++party.sequence, one.at));
    return entries;
}

// Rounds follow each other after 72 seconds: 50 an hour.
std::vector<wire::Envelope> nextRound(Party& party) {
    const core::Millis later = 72s * static_cast<std::int64_t>(party.rounds++);
    std::vector<wire::Envelope> entries;
    for (const support::Recorded& one : play().round)
        entries.push_back(
            entryOf(inRound(one.event, party.rounds), ++party.sequence, one.at + later));
    return entries;
}

void apply(Store& store, const Party& party, std::span<const wire::Envelope> entries) {
    journal::Head head;
    head.sequence = entries.back().sequence;
    store.apply(entries, {party.id, head});
}

std::unique_ptr<Store> opened(const std::string& path) {
    auto store = Store::open(path);
    if (!store)
        std::abort();
    return std::move(*store);
}

std::string folder() {
    static const std::string kFolder = [] {
        std::string name = std::filesystem::temp_directory_path() / "pitwatch-bench-XXXXXX";
        if (mkdtemp(name.data()) == nullptr)
            std::abort();
        return name;
    }();
    return kFolder;
}

// One store of a million entries, filled once.
const std::string& million() {
    static const std::string kPath = [] {
        const std::string path = folder() + "/million.db";
        const auto store = opened(path);
        std::vector<Party> all = parties();
        for (Party& party : all)
            apply(*store, party, openingOf(party));
        while (store->entryCount() < kMillion)
            for (Party& party : all)
                apply(*store, party, nextRound(party));
        return path;
    }();
    return kPath;
}

double residentMegabytes() {
    std::ifstream file("/proc/self/statm");
    std::size_t pages = 0;
    std::size_t resident = 0;
    file >> pages >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

// A live pit: each table's round arrives in `pieces` of it, each its own transaction.
void follows500Tables(benchmark::State& state) {
    const auto pieces = static_cast<std::size_t>(state.range(0));
    const std::string path = folder() + "/live-" + std::to_string(pieces) + ".db";
    for (const char* suffix : {"", "-wal", "-shm"})
        std::filesystem::remove(path + suffix);
    const auto store = opened(path);
    std::vector<Party> all = parties();
    for (Party& party : all)
        apply(*store, party, openingOf(party));
    std::size_t next = 0;
    std::int64_t entries = 0;
    for (auto _ : state) {
        state.PauseTiming();
        Party& party = all[next++ % all.size()];
        const std::vector<wire::Envelope> round = nextRound(party);
        const std::size_t step = (round.size() + pieces - 1) / pieces;
        state.ResumeTiming();
        for (std::size_t at = 0; at < round.size(); at += step)
            apply(*store, party, std::span(round).subspan(at, std::min(step, round.size() - at)));
        entries += static_cast<std::int64_t>(round.size());
    }
    state.SetItemsProcessed(entries);
    state.counters["rounds/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
    state.counters["times_needed"] =
        benchmark::Counter(static_cast<double>(state.iterations()) / kNeededRoundsPerSecond,
                           benchmark::Counter::kIsRate);
    state.counters["entries/round"] = static_cast<double>(play().round.size());
}
BENCHMARK(follows500Tables)->Arg(1)->Arg(8)->Unit(benchmark::kMicrosecond)->MinTime(3);

void opensAMillionEntries(benchmark::State& state) {
    million();
    for (auto _ : state)
        benchmark::DoNotOptimize(opened(million())->entryCount());
    state.counters["resident_MB"] = residentMegabytes();
}
BENCHMARK(opensAMillionEntries)->Unit(benchmark::kMillisecond);

void rebuildsAMillionEntries(benchmark::State& state) {
    const std::string path = folder() + "/rebuild.db";
    for (auto _ : state) {
        state.PauseTiming();
        std::filesystem::copy_file(million(), path,
                                   std::filesystem::copy_options::overwrite_existing);
        SQLite::Database(path, SQLite::OPEN_READWRITE).exec("UPDATE projections SET version = 0");
        state.ResumeTiming();
        benchmark::DoNotOptimize(opened(path)->entryCount());
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(kMillion));
    state.counters["resident_MB"] = residentMegabytes();
}
BENCHMARK(rebuildsAMillionEntries)->Unit(benchmark::kSecond)->Iterations(1);

// What a projection in memory costs when the console starts.
void showsAMillionEntriesToAProjection(benchmark::State& state) {
    struct Counted : Projection {
        void apply(const core::PartyId&, const wire::Envelope&, const events::Event&) override {
            ++count;
        }
        std::uint64_t count = 0;
    };
    const auto store = opened(million());
    for (auto _ : state) {
        Counted counted;
        store->attach(counted);
        store->detach(counted);
        benchmark::DoNotOptimize(counted.count);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kMillion));
}
BENCHMARK(showsAMillionEntriesToAProjection)->Unit(benchmark::kSecond)->Iterations(1);

void findsRoundsAmongAMillionEntries(benchmark::State& state) {
    const auto store = opened(million());
    RoundSearch search;
    search.period = {core::Instant{}, core::Instant{core::Millis{4'000'000'000'000}}};
    search.table = parties()[77].id;
    search.leastPaid = core::Cents{1};
    for (auto _ : state)
        benchmark::DoNotOptimize(store->rounds().find(search).size());
}
BENCHMARK(findsRoundsAmongAMillionEntries)->Unit(benchmark::kMillisecond);

void replaysARound(benchmark::State& state) {
    const auto store = opened(million());
    const core::PartyId table = parties()[77].id;
    for (auto _ : state)
        benchmark::DoNotOptimize(replayRound(*store, table, {3})->steps.size());
}
BENCHMARK(replaysARound)->Unit(benchmark::kMillisecond);

void reportsAGamingDayOf500Tables(benchmark::State& state) {
    const auto store = opened(million());
    const core::Instant at = play().round.front().at + 1h;
    const NamedPeriod day = namedPeriodAt(ShiftPlan(), PeriodKind::GamingDay, at);
    for (auto _ : state)
        benchmark::DoNotOptimize(periodReport(*store, day, at).sections.size());
}
BENCHMARK(reportsAGamingDayOf500Tables)->Unit(benchmark::kMillisecond);

} // namespace
