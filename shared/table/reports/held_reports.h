#pragma once

#include "shared/table/rounds/irregularities.h"

// An irregularity that is noticed while the floorperson has something else to decide has happened
// like everything else that is told meanwhile: it is on record at once and judged with the answer,
// by the rules as of the moment it was noticed.

namespace pitwatch::table {

// Whether the rules speak of it, so that there is something to judge later.
bool canBeHeld(const State& state, events::Irregularity irregularity);

// The same message again, or another word for what the floorperson is asked already.
bool isHeldAlready(const Round& round, const Observation& seen);

void hold(Draft& draft, const Observation& seen);

// Nothing waits any more. Ends with the round, or with the first that has to be asked.
void judgeHeldReports(Draft& draft);

// For apply(): an observation that is held, and one that is judged.
bool isHeld(const Round& round, const events::IrregularityObserved& event);
void keep(State& state, const events::IrregularityObserved& event);
void takeOut(Round& round, const events::IrregularityObserved& event);

} // namespace pitwatch::table
