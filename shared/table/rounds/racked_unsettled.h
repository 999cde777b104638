#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// The cards go to the rack over wagers that are not settled. Only what this table is known to tell
// can be missing: a reader that never told of hands does not see them.
void checkRackedUnsettled(Draft& draft);

} // namespace pitwatch::table
