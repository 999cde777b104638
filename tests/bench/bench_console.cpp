// How fast the console turns journals into what it shows: 500 tables at 50 rounds an hour are the
// measure, and a store of a million entries.

#include "pit-console/core/projections/round_index.h"
#include "pit-console/core/reports/reports.h"
#include "pit-console/core/reports/shift_calendar.h"
#include "pit-console/core/rounds/round_replay.h"
#include "pit-console/core/state/pit_state.h"
#include "pit-console/core/store/store.h"
#include "tests/bench/console_load.h"

#include <benchmark/benchmark.h>
#include <SQLiteCpp/Database.h>

#include <cstdlib>
#include <filesystem>

using namespace pitwatch;
using namespace pitwatch::bench;
using namespace pitwatch::console;
using namespace std::chrono_literals;

namespace {

constexpr double kNeededRoundsPerSecond = kTables * 50 / 3600.0;

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
        writeMillion(path);
        return path;
    }();
    return kPath;
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
    PitState tables;
    store->attach(tables);
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
    store->detach(tables);
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

// What the console folds in memory when it starts: every table by the table core.
void foldsAMillionEntries(benchmark::State& state) {
    const auto store = opened(million());
    const double before = residentMegabytes();
    for (auto _ : state) {
        PitState tables;
        store->attach(tables);
        store->detach(tables);
        state.counters["grown_MB"] = residentMegabytes() - before;
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kMillion));
}
BENCHMARK(foldsAMillionEntries)->Unit(benchmark::kSecond)->Iterations(1);

// What showing them to any projection in memory costs.
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
