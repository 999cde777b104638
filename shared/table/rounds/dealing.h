#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// The floorperson has play go on with cards that were dealt before "no more bets" was called: they
// are looked at as a deal is that is told at its time.
void takeEarlyDeal(Draft& draft);

} // namespace pitwatch::table
