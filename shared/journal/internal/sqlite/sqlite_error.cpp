#include "shared/journal/internal/sqlite/sqlite_error.h"

#include <sqlite3.h>

namespace pitwatch::journal {

int codeOf(const SQLite::Exception& failure) {
    return failure.getExtendedErrorCode() > 0 ? failure.getExtendedErrorCode()
                                              : failure.getErrorCode();
}

std::string explainSqlite(const SQLite::Exception& failure, const std::string& path) {
    return explainSqlite(codeOf(failure), path, failure.what());
}

bool isDiskFull(int code) {
    return (code & 0xff) == SQLITE_FULL;
}

std::string explainSqlite(int code, const std::string& path, std::string_view detail) {
    const std::string why = " (" + std::string(detail) + ")";
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return path + " is in use by another program: a journal has one keeper, stop the other one";
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return path + " cannot be written: give this program the right to write the file and its "
                      "folder";
    case SQLITE_NOTADB:
        return path + " is not a journal: it is no SQLite database";
    case SQLITE_CORRUPT:
        return path + " is damaged" + why +
               ": set it aside for the auditor and restore the latest backup";
    case SQLITE_FULL:
        return "the disk that holds " + path + " is full: free some space and start again";
    case SQLITE_CANTOPEN:
        return path + " cannot be opened" + why +
               ": check that its folder exists and that this program may use it";
    case SQLITE_IOERR:
        return "the disk that holds " + path + " failed" + why +
               ": have it checked before this journal is used again";
    case SQLITE_NOMEM:
        return "there was not enough memory to work on " + path;
    }
    return "SQLite refused to work on " + path + why;
}

} // namespace pitwatch::journal
