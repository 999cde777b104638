#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// At "no more bets": the wager devices are locked, and what lies there goes to the meters.
void lockWagers(Draft& draft);

// At the end of a round, played or void: the wager devices take bets again.
void unlockWagers(Draft& draft);

} // namespace pitwatch::table
