#include "shared/events/party_events.h"
#include "shared/journal/sqlite_journal.h"
#include "shared/wire/event_codec.h"

#include <benchmark/benchmark.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>

// Durable appends against the same rows inserted by a bare SQLite loop with the same settings, and
// the start of a journal of a million entries with all its checks. The files lie in
// $PITWATCH_BENCH_DIR, or in the current folder: choose a disk that is one.

using namespace pitwatch;

namespace {

constexpr core::Instant kAt{core::Millis{1'794'820'200'250}};

// About 300 bytes, as most of what a round leaves behind.
events::Event typicalEvent(std::uint64_t number) {
    return events::PartyStarted{std::to_string(number) + std::string(290, 'x')};
}

std::vector<events::Event> typicalEvents(std::uint64_t first, std::size_t count) {
    std::vector<events::Event> events;
    for (std::size_t i = 0; i < count; ++i)
        events.push_back(typicalEvent(first + i));
    return events;
}

std::string freshPath(const char* name) {
    const char* folder = std::getenv("PITWATCH_BENCH_DIR");
    const std::string path = std::string(folder == nullptr ? "." : folder) + "/" + name + "-" +
                             std::to_string(::getpid()) + ".db";
    for (const char* suffix : {"", "-wal", "-shm", "-reserve"})
        std::filesystem::remove(path + suffix);
    return path;
}

void removeJournal(const std::string& path) {
    for (const char* suffix : {"", "-wal", "-shm", "-reserve"})
        std::filesystem::remove(path + suffix);
}

journal::SqliteJournal::Options signedOptions() {
    journal::SqliteJournal::Options options;
    options.signer = std::make_shared<journal::Ed25519Signer>(journal::Ed25519Signer::Seed{1});
    return options;
}

std::unique_ptr<journal::SqliteJournal> openOrDie(const std::string& path) {
    auto opened = journal::SqliteJournal::open(path, signedOptions());
    if (!opened) {
        std::fprintf(stderr, "%s\n", opened.error().text.c_str());
        std::exit(1);
    }
    return *std::move(opened);
}

void journalAppend(benchmark::State& state) {
    const std::string path = freshPath("journal");
    const auto batch = static_cast<std::size_t>(state.range(0));
    {
        const auto journal = openOrDie(path);
        const auto events = typicalEvents(1, batch);
        for (auto _ : state)
            benchmark::DoNotOptimize(journal->append(events, kAt));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    removeJournal(path);
}

// The floor: rows of the same size into a table of the same columns, encoded beforehand, without
// chain, signature or triggers.
class BareTable {
public:
    explicit BareTable(const std::string& path) {
        sqlite3_open(path.c_str(), &m_database);
        sqlite3_exec(m_database,
                     "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; "
                     "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;"
                     "CREATE TABLE entries (sequence INTEGER PRIMARY KEY, at INTEGER NOT NULL, "
                     "type INTEGER NOT NULL, body BLOB NOT NULL, chain BLOB NOT NULL) STRICT;",
                     nullptr, nullptr, nullptr);
        m_begin = prepare("BEGIN IMMEDIATE");
        m_commit = prepare("COMMIT");
        m_insert = prepare("INSERT INTO entries VALUES (?, ?, ?, ?, ?)");
    }
    ~BareTable() {
        for (sqlite3_stmt* statement : {m_begin, m_commit, m_insert})
            sqlite3_finalize(statement);
        sqlite3_close(m_database);
    }
    BareTable(const BareTable&) = delete;
    BareTable& operator=(const BareTable&) = delete;

    bool insert(const std::vector<core::Bytes>& bodies) {
        static constexpr wire::Hash kChain{};
        bool good = run(m_begin);
        for (const core::Bytes& body : bodies) {
            sqlite3_bind_int64(m_insert, 1, ++m_sequence);
            sqlite3_bind_int64(m_insert, 2, kAt.time_since_epoch().count());
            sqlite3_bind_int(m_insert, 3, 1);
            sqlite3_bind_blob(m_insert, 4, body.data(), static_cast<int>(body.size()),
                              SQLITE_STATIC);
            sqlite3_bind_blob(m_insert, 5, kChain.data(), 32, SQLITE_STATIC);
            good = run(m_insert) && good;
        }
        return run(m_commit) && good;
    }

private:
    sqlite3_stmt* prepare(const char* sql) {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(m_database, sql, -1, &statement, nullptr);
        return statement;
    }
    static bool run(sqlite3_stmt* statement) {
        const bool done = sqlite3_step(statement) == SQLITE_DONE;
        sqlite3_reset(statement);
        return done;
    }

    sqlite3* m_database = nullptr;
    sqlite3_stmt* m_begin = nullptr;
    sqlite3_stmt* m_commit = nullptr;
    sqlite3_stmt* m_insert = nullptr;
    std::int64_t m_sequence = 0;
};

void bareInsert(benchmark::State& state) {
    const std::string path = freshPath("bare");
    {
        BareTable table(path);
        std::vector<core::Bytes> bodies;
        for (const events::Event& event :
             typicalEvents(1, static_cast<std::size_t>(state.range(0))))
            bodies.push_back(wire::encodeEvent(event));
        for (auto _ : state) {
            if (!table.insert(bodies))
                state.SkipWithError("SQLite refused an insert");
        }
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    removeJournal(path);
}

// Opening with all checks: structure, every entry's chain hash, heads, anchors.
void journalStart(benchmark::State& state) {
    const std::string path = freshPath("start");
    const auto entries = static_cast<std::uint64_t>(state.range(0));
    {
        const auto journal = openOrDie(path);
        while (journal->head().sequence < entries)
            journal->append(typicalEvents(journal->head().sequence, 10'000), kAt);
    }
    for (auto _ : state) {
        const auto journal = openOrDie(path);
        benchmark::DoNotOptimize(journal->head());
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    removeJournal(path);
}

// Each pair one after the other and repeatedly: the disk's mood changes from minute to minute.
constexpr int kRepetitions = 5;
BENCHMARK(bareInsert)->Arg(1)->Repetitions(kRepetitions)->UseRealTime();
BENCHMARK(journalAppend)->Arg(1)->Repetitions(kRepetitions)->UseRealTime();
BENCHMARK(bareInsert)->Arg(100)->Repetitions(kRepetitions)->UseRealTime();
BENCHMARK(journalAppend)->Arg(100)->Repetitions(kRepetitions)->UseRealTime();
BENCHMARK(bareInsert)->Arg(1000)->Repetitions(kRepetitions)->UseRealTime();
BENCHMARK(journalAppend)->Arg(1000)->Repetitions(kRepetitions)->UseRealTime();
BENCHMARK(journalStart)
    ->Arg(1'000'000)
    ->Iterations(3)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

} // namespace
