#pragma once

#include "shared/core/result.h"

#include <SQLiteCpp/Database.h>

#include <functional>
#include <string>

namespace pitwatch::journal {

// Copies all of a journal, write-ahead log included, to a file that must not exist yet. The copy
// is whole and on disk, or absent: also when `isGood`, asked before the copy takes its name, says
// no.
core::Outcome copyJournal(SQLite::Database& source, const std::string& destination,
                          const std::function<bool()>& isGood);

} // namespace pitwatch::journal
