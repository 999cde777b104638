#pragma once

#include "shared/core/result.h"

#include <SQLiteCpp/Database.h>

#include <memory>
#include <string>

namespace pitwatch::journal {

// Limits and switches for any connection to a file that may have been tampered with.
void distrustFile(SQLite::Database& database);

// Opens an existing journal for its keeper: alone (nobody else can read or write it meanwhile),
// checked to be a journal, brought to the current format, in WAL mode with every commit synced and
// no checkpoint that we do not order. Somebody who reads it is waited for, for a moment. Throws
// SQLite::Exception.
core::Result<std::unique_ptr<SQLite::Database>> connectAsKeeper(const std::string& path,
                                                                const std::string& vfs);

} // namespace pitwatch::journal
