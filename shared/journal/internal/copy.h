#pragma once

#include "shared/core/result.h"

#include <SQLiteCpp/Database.h>

#include <string>

namespace pitwatch::journal {

// Copies all of a journal, write-ahead log included, to a file that must not exist yet. The copy
// is whole and on disk, or absent.
core::Outcome copyJournal(SQLite::Database& source, const std::string& destination);

} // namespace pitwatch::journal
