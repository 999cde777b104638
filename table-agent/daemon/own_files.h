#pragma once

#include "shared/journal/journal.h"
#include "table-agent/daemon/party_options.h"

#include <string>
#include <vector>

// What a party does not start with: files that are not its owner's word, and less than its own
// record says that it goes by.

namespace pitwatch::daemon {

// The files of the options and `more` of the program's own; empty paths are of nothing.
core::Outcome refuseFilesOfOthers(const PartyOptions& options,
                                  const std::vector<std::string>& more);

// A party that had a roster in force goes on with one: without it, it would believe what nobody
// signed.
core::Outcome refuseWithoutRoster(const journal::Journal& journal, const StaffOptions& options);

// The journal that a party goes on with; tells the log where nobody will take what it says.
core::Result<KeptJournal> openOwnJournal(const PartyOptions& options);

} // namespace pitwatch::daemon
