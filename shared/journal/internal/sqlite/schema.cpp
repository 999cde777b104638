#include "shared/journal/internal/sqlite/schema.h"

#include "shared/journal/internal/sqlite/columns.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <array>
#include <vector>

namespace pitwatch::journal {

namespace {

constexpr std::string_view kFormat1 = R"sql(
CREATE TABLE identity (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    journal BLOB NOT NULL CHECK (length(journal) = 16)
) STRICT;
CREATE TABLE entries (
    sequence INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    type INTEGER NOT NULL,
    body BLOB NOT NULL,
    chain BLOB NOT NULL
) STRICT;
CREATE TABLE anchors (
    party TEXT PRIMARY KEY,
    journal BLOB NOT NULL,
    sequence INTEGER NOT NULL,
    chain BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE heads (
    number INTEGER PRIMARY KEY,
    sequence INTEGER NOT NULL,
    chain BLOB NOT NULL,
    key BLOB NOT NULL,
    signature BLOB NOT NULL
) STRICT;
CREATE TRIGGER identity_is_one BEFORE INSERT ON identity WHEN EXISTS (SELECT 1 FROM identity)
BEGIN SELECT RAISE(ABORT, 'a journal keeps its identity'); END;
CREATE TRIGGER identity_never_changes BEFORE UPDATE ON identity
BEGIN SELECT RAISE(ABORT, 'a journal keeps its identity'); END;
CREATE TRIGGER identity_never_goes BEFORE DELETE ON identity
BEGIN SELECT RAISE(ABORT, 'a journal keeps its identity'); END;
CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never changed: a correction is a new entry'); END;
CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
CREATE TRIGGER heads_follow BEFORE INSERT ON heads
WHEN NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM heads)
BEGIN SELECT RAISE(ABORT, 'a signed head follows the last one'); END;
CREATE TRIGGER heads_never_change BEFORE UPDATE ON heads
BEGIN SELECT RAISE(ABORT, 'signed heads are never changed'); END;
CREATE TRIGGER heads_never_go BEFORE DELETE ON heads
BEGIN SELECT RAISE(ABORT, 'signed heads are never deleted'); END;
CREATE TRIGGER anchors_never_go BEFORE DELETE ON anchors
BEGIN SELECT RAISE(ABORT, 'anchors are moved, never deleted'); END;
)sql";

// Heads that say where they stand (signer.h); those from before stay as they are, of form 1.
constexpr std::string_view kFormat2 = R"sql(
ALTER TABLE heads ADD COLUMN form INTEGER NOT NULL DEFAULT 1;
ALTER TABLE heads ADD COLUMN anchors BLOB NOT NULL DEFAULT x'';
)sql";

constexpr std::array<std::string_view, 2> kMigrations{kFormat1, kFormat2};

std::int64_t pragmaNumber(const SQLite::Database& database, const char* name) {
    SQLite::Statement query(database, std::string("PRAGMA ") + name);
    return query.executeStep() ? query.getColumn(0).getInt64() : 0;
}

void runSteps(SQLite::Database& database, std::span<const std::string_view> steps,
              std::int64_t from) {
    for (const std::string_view step : steps.subspan(static_cast<std::size_t>(from)))
        database.exec(std::string(step));
    database.exec("PRAGMA user_version = " + std::to_string(steps.size()));
}

std::vector<std::string> objectsIn(const SQLite::Database& database) {
    std::vector<std::string> objects;
    SQLite::Statement query(database, "SELECT type, name, tbl_name, coalesce(sql, '') "
                                      "FROM sqlite_schema ORDER BY type, name");
    while (query.executeStep()) {
        std::string object;
        for (int column = 0; column < 4; ++column)
            object += query.getColumn(column).getString() + '\n';
        objects.push_back(object);
    }
    return objects;
}

std::vector<std::vector<std::string>> objectsOfAllFormats() {
    std::vector<std::vector<std::string>> formats{{}};
    for (std::size_t format = 1; format <= migrations().size(); ++format) {
        SQLite::Database model(":memory:", SQLite::OPEN_READWRITE);
        runSteps(model, migrations().first(format), 0);
        formats.push_back(objectsIn(model));
    }
    return formats;
}

} // namespace

std::span<const std::string_view> migrations() {
    return kMigrations;
}

void createSchema(SQLite::Database& database, const core::JournalId& id) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::EXCLUSIVE);
    database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
    runSteps(database, migrations(), 0);
    SQLite::Statement insert(database, "INSERT INTO identity VALUES (1, ?)");
    insert.bind(1, id.bytes.data(), static_cast<int>(id.bytes.size()));
    insert.exec();
    transaction.commit();
}

void migrate(SQLite::Database& database, std::span<const std::string_view> steps) {
    const std::int64_t format = formatOf(database);
    if (format >= static_cast<std::int64_t>(steps.size()))
        return;
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::EXCLUSIVE);
    runSteps(database, steps, format);
    transaction.commit();
}

core::Outcome checkFormat(const SQLite::Database& database, const std::string& path) {
    if (pragmaNumber(database, "application_id") != kApplicationId)
        return core::Error{path + " is a database of some other program, not a journal"};
    const std::int64_t format = formatOf(database);
    if (format > currentFormat())
        return core::Error{path + " is a journal of format " + std::to_string(format) +
                           "; this program knows formats up to " + std::to_string(currentFormat()) +
                           ": install the newer version of the program"};
    return core::Done{};
}

// Anything in the file besides our own tables and triggers could act on our behalf when we write
// (a trigger) or read (a view); and a missing trigger is a trace of somebody's hand.
SchemaMatch matchSchema(const SQLite::Database& database) {
    static const std::vector<std::vector<std::string>> kObjects = objectsOfAllFormats();
    const std::int64_t format = formatOf(database);
    if (format < 1 || format > currentFormat())
        return SchemaMatch::None;
    const std::vector<std::string>& wanted = kObjects[static_cast<std::size_t>(format)];
    const std::vector<std::string> found = objectsIn(database);
    if (found == wanted)
        return SchemaMatch::Exact;
    const bool haveTables = std::all_of(wanted.begin(), wanted.end(), [&](const auto& object) {
        return !object.starts_with("table\n") ||
               std::find(found.begin(), found.end(), object) != found.end();
    });
    return haveTables ? SchemaMatch::TablesOnly : SchemaMatch::None;
}

std::int64_t formatOf(const SQLite::Database& database) {
    return pragmaNumber(database, "user_version");
}

core::Result<core::JournalId> readIdentity(const SQLite::Database& database,
                                           const std::string& path) {
    SQLite::Statement query(database, "SELECT journal FROM identity ORDER BY one");
    core::JournalId id;
    if (!query.executeStep() || !readBlob(query.getColumn(0), id.bytes))
        return core::Error{path + " is damaged: the journal's identity is missing"};
    // Which of two a reader would meet first is chance, so neither is believed.
    if (query.executeStep())
        return core::Error{path + " is damaged: there is a second identity in it"};
    return id;
}

} // namespace pitwatch::journal
