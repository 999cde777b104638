#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Some cards of the round were told, and not the last of them.
bool dealIsOpen(const Round& round);

// Play goes on or the round ends, and nobody said that the deal was told to its end: what was told
// of it is all there is. False where the round does not go on by that.
bool endDeal(Draft& draft);

// Nothing waits any more that kept a deal from being judged when it was told.
void judgeHeldDeal(Draft& draft);

// The floorperson has play go on with cards that were dealt before "no more bets" was called: they
// are looked at as a deal is that is told at its time.
void takeEarlyDeal(Draft& draft);

} // namespace pitwatch::table
