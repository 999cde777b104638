#pragma once

#include "shared/command_line/command_line.h"
#include "shared/journal/sqlite_journal.h"

#include <memory>
#include <string>

// Where a daemon keeps its journal and with which key it signs it, as its command line says.

namespace pitwatch::daemon {

struct JournalOptions {
    std::string file;
    std::string key; // Empty: heads stay unsigned.
};

void addJournalOptions(command_line::Command app, JournalOptions& options);

core::Result<std::unique_ptr<journal::SqliteJournal>> openJournal(const JournalOptions& options);

} // namespace pitwatch::daemon
