#include "shared/journal/internal/copy.h"

#include "shared/journal/internal/new_file.h"
#include "shared/journal/internal/sqlite/sqlite_error.h"

#include <sqlite3.h>
#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Exception.h>

#include <filesystem>

namespace pitwatch::journal {

core::Outcome copyJournal(SQLite::Database& source, const std::string& destination,
                          const std::function<bool()>& isGood) {
    std::error_code ignored;
    if (std::filesystem::exists(destination, ignored))
        return core::Error{destination + " exists already: a copy never replaces a file"};
    NewFile draft(destination);
    if (const auto begun = draft.begin(); !begun)
        return begun;
    try {
        SQLite::Database copy(draft.path(), SQLite::OPEN_READWRITE);
        copy.exec("PRAGMA synchronous = EXTRA");
        SQLite::Backup backup(copy, source);
        const int code = backup.executeStep(-1);
        if (code != SQLITE_DONE)
            return core::Error{explainSqlite(code, destination, sqlite3_errstr(code))};
    } catch (const SQLite::Exception& failure) {
        return core::Error{explainSqlite(failure, destination)};
    }
    if (!isGood())
        return core::Error{"the journal changed while it was being copied"};
    return draft.publish();
}

} // namespace pitwatch::journal
