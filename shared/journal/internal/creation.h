#pragma once

#include "shared/core/ids.h"
#include "shared/core/result.h"

#include <functional>
#include <string>

namespace pitwatch::journal {

// Makes sure that there is a file at `path` that may be a journal: refuses folders and empty files,
// and creates a new journal where there is nothing, if it may. A new journal appears under its name
// whole or not at all, readable by its owner only.
core::Outcome prepareFile(const std::string& path, bool mayCreate,
                          const std::function<core::JournalId()>& newId);

// The same inside another SQLite file layer, which knows no renaming: an empty file there is a
// creation that was interrupted, and is taken up again.
core::Outcome prepareInVfs(const std::string& path, const std::string& vfs, bool mayCreate,
                           const std::function<core::JournalId()>& newId);

} // namespace pitwatch::journal
