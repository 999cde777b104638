#pragma once

#include "shared/command_line/command_line.h"
#include "shared/journal/sqlite_journal.h"

#include <memory>
#include <string>

// Where a daemon keeps its journal and with which key it signs it, as its command line says.

namespace pitwatch::daemon {

struct JournalOptions {
    std::string file;
    std::string key; // Empty: neither heads nor anything that is said is signed.
};

struct KeptJournal {
    std::unique_ptr<journal::SqliteJournal> journal;
    std::shared_ptr<const journal::Signer> signer; // Null without a key.
};

void addJournalOptions(command_line::Command app, JournalOptions& options);

core::Result<KeptJournal> openJournal(const JournalOptions& options);

} // namespace pitwatch::daemon
