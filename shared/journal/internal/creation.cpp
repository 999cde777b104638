#include "shared/journal/internal/creation.h"

#include "shared/journal/internal/new_file.h"
#include "shared/journal/internal/sqlite/schema.h"

#include <sqlite3.h>
#include <SQLiteCpp/Database.h>

#include <filesystem>

namespace pitwatch::journal {

namespace {

namespace fs = std::filesystem;

void writeNewJournal(const std::string& path, const std::string& vfs, const core::JournalId& id) {
    SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 0, vfs);
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA;");
    createSchema(database, id);
}

bool isFileIn(const std::string& vfs, const std::string& path) {
    sqlite3_vfs* layer = sqlite3_vfs_find(vfs.c_str());
    int exists = 0;
    return layer != nullptr &&
           layer->xAccess(layer, path.c_str(), SQLITE_ACCESS_EXISTS, &exists) == SQLITE_OK &&
           exists != 0;
}

bool isEmptyIn(const std::string& vfs, const std::string& path) {
    // Opening alone does not look into the file yet.
    SQLite::Database database(path, SQLite::OPEN_READONLY, 0, vfs);
    sqlite3_file* file = nullptr;
    sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    sqlite3_int64 size = 0;
    return file->pMethods->xFileSize(file, &size) == SQLITE_OK && size == 0;
}

core::Outcome createFile(const std::string& path, const core::JournalId& id) {
    NewFile draft(path);
    if (const auto begun = draft.begin(); !begun)
        return begun;
    writeNewJournal(draft.path(), {}, id);
    return draft.publish();
}

core::Error missing(const std::string& path) {
    return core::Error{path + " does not exist: check the name"};
}

} // namespace

core::Outcome prepareFile(const std::string& path, bool mayCreate,
                          const std::function<core::JournalId()>& newId) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        return mayCreate ? createFile(path, newId()) : core::Outcome(missing(path));
    if (status.type() == fs::file_type::directory)
        return core::Error{path + " is a folder, not a journal file"};
    if (status.type() != fs::file_type::regular)
        return core::Error{path + " cannot be used as a journal: it is no ordinary file"};
    if (fs::file_size(path, error) == 0 && !error)
        return core::Error{path + " is empty: it lost its contents or never was a journal; move it "
                                  "away to start a new journal, or restore the latest backup"};
    return core::Done{};
}

core::Outcome prepareInVfs(const std::string& path, const std::string& vfs, bool mayCreate,
                           const std::function<core::JournalId()>& newId) {
    if (isFileIn(vfs, path) && !isFileIn(vfs, path + "-journal") && !isEmptyIn(vfs, path))
        return core::Done{};
    if (!mayCreate)
        return missing(path);
    bool created = false;
    {
        // Takes back what an interrupted creation had already written, and leaves the write-ahead
        // log, if there is one, to the keeper.
        SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 0, vfs);
        sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        database.exec("PRAGMA locking_mode = EXCLUSIVE");
        created = database.execAndGet("PRAGMA page_count").getInt64() > 0;
    }
    if (!created)
        writeNewJournal(path, vfs, newId());
    return core::Done{};
}

} // namespace pitwatch::journal
