#include "pit-console/core/store.h"

#include "shared/events/all_events.h"
#include "shared/wire/event_codec.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <filesystem>

namespace pitwatch::console {

namespace {

// A step of this number makes every console rebuild its projection from the journals.
constexpr int kProjectionVersion = 2;

constexpr const char* kSchema = R"(
CREATE TABLE positions (
    party    TEXT PRIMARY KEY,
    journal  BLOB NOT NULL,
    sequence INTEGER NOT NULL,
    chain    BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE decks (
    party           TEXT NOT NULL,
    colour          INTEGER NOT NULL,
    entered_play_at INTEGER,
    due_at          INTEGER,
    PRIMARY KEY (party, colour)
) STRICT, WITHOUT ROWID;
)";

std::unique_ptr<SQLite::Database> openDatabase(const std::string& path) {
    auto database =
        std::make_unique<SQLite::Database>(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database->exec("PRAGMA locking_mode = EXCLUSIVE");
    database->exec("PRAGMA journal_mode = WAL");
    database->exec("PRAGMA synchronous = NORMAL");
    return database;
}

int versionOf(SQLite::Database& database) {
    return database.execAndGet("PRAGMA user_version").getInt();
}

std::optional<core::Instant> instantOf(const SQLite::Column& column) {
    if (column.isNull())
        return std::nullopt;
    return core::Instant{core::Millis{column.getInt64()}};
}

template <typename Array>
Array bytesOf(const SQLite::Column& column) {
    Array bytes{};
    PW_ASSERT(column.getBytes() == static_cast<int>(bytes.size()));
    std::copy_n(static_cast<const std::uint8_t*>(column.getBlob()), bytes.size(), bytes.begin());
    return bytes;
}

// Turns the events of one party into rows.
class Projector {
public:
    Projector(SQLite::Database& database, const core::PartyId& party, core::Instant at)
        : m_database(database), m_party(party), m_at(at) {}

    // Most events say nothing about the decks on a tile.
    template <typename Other>
    void operator()(const Other& /*event*/) {}
    void operator()(const events::DeckEnteredPlay& event) {
        upsertDeck(event.deck, m_at,
                   "INSERT INTO decks (party, colour, entered_play_at) VALUES (?1, ?2, ?3) "
                   "ON CONFLICT DO UPDATE SET entered_play_at = ?3");
    }
    void operator()(const events::DeckDueSet& event) {
        upsertDeck(event.deck, event.dueAt,
                   "INSERT INTO decks (party, colour, due_at) VALUES (?1, ?2, ?3) "
                   "ON CONFLICT DO UPDATE SET due_at = ?3");
    }
    // Only decks at the table are on the tile; the next of its colour has a clock of its own.
    void operator()(const events::DeckRemoved& event) {
        SQLite::Statement statement(m_database,
                                    "DELETE FROM decks WHERE party = ?1 AND colour = ?2");
        statement.bind(1, m_party.text());
        statement.bind(2, static_cast<int>(event.deck));
        statement.exec();
    }

private:
    void upsertDeck(events::DeckColour colour, core::Instant at, const char* sql) {
        SQLite::Statement statement(m_database, sql);
        statement.bind(1, m_party.text());
        statement.bind(2, static_cast<int>(colour));
        statement.bind(3, static_cast<std::int64_t>(at.time_since_epoch().count()));
        statement.exec();
    }

    SQLite::Database& m_database;
    const core::PartyId& m_party;
    core::Instant m_at;
};

void savePosition(SQLite::Database& database, const journal::Anchor& after) {
    SQLite::Statement statement(database, "INSERT OR REPLACE INTO positions VALUES (?, ?, ?, ?)");
    statement.bind(1, after.party.text());
    statement.bind(2, after.head.journal.bytes.data(),
                   static_cast<int>(after.head.journal.bytes.size()));
    statement.bind(3, static_cast<std::int64_t>(after.head.sequence));
    statement.bind(4, after.head.chain.data(), static_cast<int>(after.head.chain.size()));
    statement.exec();
}

} // namespace

core::Result<std::unique_ptr<Store>> Store::open(const std::string& path) {
    try {
        auto database = openDatabase(path);
        if (const int version = versionOf(*database); version != kProjectionVersion) {
            if (version != 0) {
                database.reset();
                for (const char* suffix : {"", "-wal", "-shm"})
                    std::filesystem::remove(path + suffix);
                database = openDatabase(path);
            }
            SQLite::Transaction transaction(*database);
            database->exec(kSchema);
            database->exec("PRAGMA user_version = " + std::to_string(kProjectionVersion));
            transaction.commit();
        }
        return std::unique_ptr<Store>(new Store(std::move(database)));
    } catch (const std::exception& failure) {
        return core::Error{"cannot open the console's store " + path + ": " + failure.what()};
    }
}

Store::Store(std::unique_ptr<SQLite::Database> database) : m_database(std::move(database)) {}

Store::~Store() = default;

std::optional<journal::Anchor> Store::position(const core::PartyId& party) const {
    SQLite::Statement query(*m_database,
                            "SELECT journal, sequence, chain FROM positions WHERE party = ?");
    query.bind(1, party.text());
    if (!query.executeStep())
        return std::nullopt;
    journal::Head head;
    head.journal.bytes = bytesOf<decltype(head.journal.bytes)>(query.getColumn(0));
    head.sequence = static_cast<std::uint64_t>(query.getColumn(1).getInt64());
    head.chain = bytesOf<wire::Hash>(query.getColumn(2));
    return journal::Anchor{party, head};
}

void Store::apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) {
    SQLite::Transaction transaction(*m_database);
    for (const wire::Envelope& entry : entries) {
        // An event of a type this console does not know yet still moves the position; the next
        // version of the projection reads it.
        if (const auto event = wire::decodeEvent(entry.type, entry.body))
            events::visit(Projector(*m_database, after.party, entry.at), *event);
    }
    savePosition(*m_database, after);
    transaction.commit();
}

std::vector<DeckInPlay> Store::decksOf(const core::PartyId& table) const {
    SQLite::Statement query(*m_database, "SELECT colour, entered_play_at, due_at FROM decks "
                                         "WHERE party = ? ORDER BY colour");
    query.bind(1, table.text());
    std::vector<DeckInPlay> decks;
    while (query.executeStep()) {
        const auto colour = static_cast<events::DeckColour>(query.getColumn(0).getInt());
        decks.push_back({colour, instantOf(query.getColumn(1)), instantOf(query.getColumn(2))});
    }
    return decks;
}

} // namespace pitwatch::console
