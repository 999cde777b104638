#pragma once

#include "shared/table/internal/draft.h"

// While people have to settle something first, play may go on under their hands. What devices and
// the dealer tell meanwhile has happened and is kept; what is to be made of it waits with the rest.

namespace pitwatch::table {

// A question or a wrong stub is before the floorperson: nothing that is told meanwhile is held
// against its order.
bool isBeforeFloorperson(const Round& round);
// The same, or a count of collected chips is in dispute: no deal is judged and nothing is settled.
bool isWaiting(const Round& round);

// Something was answered. If nothing waits any more, what was reported and dealt meanwhile is
// judged, and what is complete is settled.
void goOn(Draft& draft);

} // namespace pitwatch::table
