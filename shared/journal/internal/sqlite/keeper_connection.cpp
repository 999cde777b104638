#include "shared/journal/internal/sqlite/keeper_connection.h"

#include "shared/journal/internal/sqlite/schema.h"
#include "shared/journal/internal/sqlite/sqlite_error.h"

#include <sqlite3.h>

namespace pitwatch::journal {

namespace {

// Large enough for any row and schema of ours; nothing in a hostile file makes SQLite allocate
// more.
constexpr int kMaxRowBytes = 1024 * 1024;
// Whoever reads a journal at rest (pitctl) keeps its keeper from starting: it waits so long.
constexpr int kReaderPatienceMs = 3000;

} // namespace

void distrustFile(SQLite::Database& database) {
    sqlite3* handle = database.getHandle();
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kMaxRowBytes);
    database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;");
}

core::Result<std::unique_ptr<SQLite::Database>> connectAsKeeper(const std::string& path,
                                                                const std::string& vfs) {
    auto database = std::make_unique<SQLite::Database>(
        path, SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX, 0, vfs);
    if (sqlite3_db_readonly(database->getHandle(), "main") == 1)
        return core::Error{explainSqlite(SQLITE_READONLY, path, {})};
    distrustFile(*database);
    database->setBusyTimeout(kReaderPatienceMs);
    // Before the first look into the file: SQLite then keeps the index of the write-ahead log in
    // its own memory, and the lock from that look on.
    database->exec("PRAGMA locking_mode = EXCLUSIVE");
    if (const auto known = checkFormat(*database, path); !known)
        return known.error();
    if (matchSchema(*database) != SchemaMatch::Exact)
        return core::Error{path +
                           " is damaged: its tables and triggers are not those of a journal; "
                           "set it aside for the auditor and restore the latest backup"};
    // EXTRA until the switch is done: the rollback journal that guards it must be gone for good
    // before there are entries that it could roll back.
    database->exec("PRAGMA synchronous = EXTRA; PRAGMA journal_mode = WAL; "
                   "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;");
    if (database->execAndGet("PRAGMA journal_mode").getString() != "wal")
        return core::Error{path + " cannot be switched to write-ahead logging on this disk"};
    migrate(*database, migrations());
    return database;
}

} // namespace pitwatch::journal
