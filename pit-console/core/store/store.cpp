#include "pit-console/core/store/store.h"

#include "pit-console/core/projections/claim_history.h"
#include "pit-console/core/projections/deck_history.h"
#include "pit-console/core/projections/finding_history.h"
#include "pit-console/core/projections/meter_history.h"
#include "pit-console/core/projections/round_index.h"
#include "pit-console/core/projections/setup_history.h"
#include "pit-console/core/projections/table_figures.h"
#include "pit-console/core/store/entry_table.h"
#include "pit-console/core/store/projection_set.h"
#include "shared/text/file.h"
#include "shared/wire/event_codec.h"

#include <fcntl.h>
#include <SQLiteCpp/Transaction.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

namespace pitwatch::console {

namespace {

// A step of this number makes every console read the journals again from their beginning.
constexpr int kLayoutVersion = 3;
constexpr std::uint64_t kBetweenReports = 10'000;

constexpr const char* kInMemory = ":memory:";

// What the whole floor said lies in it: for nobody else to read, and SQLite gives its side files
// the same rights.
void createForOwner(const std::string& path) {
    if (path == kInMemory)
        return;
    if (const auto good = text::refuseIfOthersMayWrite(path); !good)
        throw std::runtime_error(good.error().text);
    const int file = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (file >= 0)
        ::close(file);
}

std::unique_ptr<SQLite::Database> openDatabase(const std::string& path) {
    createForOwner(path);
    auto database =
        std::make_unique<SQLite::Database>(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database->exec("PRAGMA locking_mode = EXCLUSIVE");
    database->exec("PRAGMA journal_mode = WAL");
    // What a power cut takes is asked for again: the position goes with the entries.
    database->exec("PRAGMA synchronous = NORMAL");
    database->exec("PRAGMA cache_size = -16384");
    return database;
}

int versionOf(SQLite::Database& database) {
    return database.execAndGet("PRAGMA user_version").getInt();
}

std::unique_ptr<SQLite::Database> openLayout(const std::string& path) {
    auto database = openDatabase(path);
    const int version = versionOf(*database);
    if (version == kLayoutVersion)
        return database;
    if (version != 0) {
        database.reset();
        for (const char* suffix : {"", "-wal", "-shm"})
            std::filesystem::remove(path + suffix);
        database = openDatabase(path);
    }
    SQLite::Transaction transaction(*database);
    database->exec(EntryTable::schema());
    database->exec(ProjectionSet::schema());
    database->exec("PRAGMA user_version = " + std::to_string(kLayoutVersion));
    transaction.commit();
    return database;
}

using Decoded = core::Result<events::Event>;

void show(Projection& projection, const core::PartyId& party, const wire::Envelope& entry,
          const Decoded& event) {
    if (event)
        projection.apply(party, entry, *event);
    else
        projection.skipped(party, entry, event.error());
}

} // namespace

struct Store::Parts {
    explicit Parts(std::unique_ptr<SQLite::Database> opened)
        : database(std::move(opened)), entries(*database), projections(*database) {}

    // Shows every stored entry, with its event or why it cannot be read, and says how far it has
    // come.
    template <typename Show>
    void replay(const Show& show, const Progress& progress) {
        const std::uint64_t all = entries.count();
        std::uint64_t done = 0;
        if (progress)
            progress(done, all);
        entries.forEach([&](const core::PartyId& party, const wire::Envelope& entry) {
            show(party, entry, wire::decodeEvent(entry.type, entry.body));
            if (++done % kBetweenReports == 0 && progress)
                progress(done, all);
        });
        if (progress)
            progress(all, all);
    }

    std::unique_ptr<SQLite::Database> database;
    EntryTable entries;
    ProjectionSet projections;
    std::vector<Projection*> attached;
};

core::Result<std::unique_ptr<Store>> Store::openUnfilled(const std::string& path) {
    try {
        return std::unique_ptr<Store>(new Store(std::make_unique<Parts>(openLayout(path))));
    } catch (const std::exception& failure) {
        return core::Error{"cannot open the console's store " + path + ": " + failure.what()};
    }
}

core::Result<std::unique_ptr<Store>> Store::open(const std::string& path) {
    auto store = openUnfilled(path);
    if (!store)
        return store;
    try {
        (*store)->fill();
    } catch (const std::exception& failure) {
        return core::Error{"cannot fill the console's store " + path + ": " + failure.what()};
    }
    return store;
}

bool Store::fill(const Progress& progress) {
    if (!m_parts->projections.anyStale())
        return false;
    // In one transaction: a rebuild that was cut short begins again from nothing.
    SQLite::Transaction transaction(*m_parts->database);
    m_parts->replay(
        [&](const core::PartyId& party, const wire::Envelope& entry, const Decoded& event) {
            if (event)
                m_parts->projections.applyToStale(party, entry, *event);
        },
        progress);
    m_parts->projections.finish();
    m_parts->projections.markFresh();
    transaction.commit();
    return true;
}

Store::Store(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}

Store::~Store() = default;

std::optional<journal::Anchor> Store::position(const core::PartyId& party) const {
    return m_parts->entries.position(party);
}

void Store::apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) {
    // An event of a type this console does not know yet is kept all the same; a later version of
    // the projections reads it.
    std::vector<Decoded> events;
    events.reserve(entries.size());
    for (const wire::Envelope& entry : entries)
        events.push_back(wire::decodeEvent(entry.type, entry.body));
    SQLite::Transaction transaction(*m_parts->database);
    m_parts->entries.append(entries, after);
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (events[i])
            m_parts->projections.apply(after.party, entries[i], *events[i]);
    m_parts->projections.finish();
    transaction.commit();
    for (std::size_t i = 0; i < entries.size(); ++i)
        for (Projection* projection : m_parts->attached)
            show(*projection, after.party, entries[i], events[i]);
}

void Store::attach(Projection& projection, const Progress& progress) {
    m_parts->replay([&](const auto&... shown) { show(projection, shown...); }, progress);
    m_parts->attached.push_back(&projection);
}

void Store::detach(Projection& projection) {
    std::erase(m_parts->attached, &projection);
}

std::vector<core::PartyId> Store::parties() const {
    return m_parts->entries.parties();
}

std::uint64_t Store::entryCount() const {
    return m_parts->entries.count();
}

std::vector<wire::Envelope> Store::entries(const core::PartyId& party, std::uint64_t first,
                                           std::uint64_t last, std::size_t limit) const {
    return m_parts->entries.read(party, first, last, limit);
}

const SetupHistory& Store::setups() const {
    return m_parts->projections.get<SetupHistory>();
}

const DeckHistory& Store::decks() const {
    return m_parts->projections.get<DeckHistory>();
}

const RoundIndex& Store::rounds() const {
    return m_parts->projections.get<RoundIndex>();
}

const TableFigures& Store::figures() const {
    return m_parts->projections.get<TableFigures>();
}

const FindingHistory& Store::findings() const {
    return m_parts->projections.get<FindingHistory>();
}

const ClaimHistory& Store::claims() const {
    return m_parts->projections.get<ClaimHistory>();
}

const MeterHistory& Store::meters() const {
    return m_parts->projections.get<MeterHistory>();
}

std::vector<DeckInPlay> Store::decksOf(const core::PartyId& table) const {
    return decks().decksOf(table);
}

} // namespace pitwatch::console
