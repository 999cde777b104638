#pragma once

#include "shared/core/result.h"
#include "shared/journal/journal.h"

#include <string>
#include <vector>

namespace pitwatch::journal {

// How far the keeper of that file has followed others: the anchors of a journal, or the positions
// in the store of a console, which keeps them there. Changes nothing on disk, and the file may be
// in use. A journal whose anchors are not as they were written is an error.
core::Result<std::vector<Anchor>> anchorsIn(const std::string& path);

} // namespace pitwatch::journal
