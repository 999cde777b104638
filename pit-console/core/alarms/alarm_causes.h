#pragma once

#include "pit-console/core/alarms/alarm.h"
#include "pit-console/core/pictures/table_summary.h"
#include "pit-console/core/state/pit_state.h"

#include <set>

namespace pitwatch::console {

// Adds what needs a hand at one table: each cause once, whatever follows from it. A table that is
// not heard adds only that, and keeps of `before` what was so when it was last heard: nobody knows
// whether it still is.
void addCauses(std::set<AlarmCause>& causes, const TableSummary& summary, const LiveTable* live,
               const std::set<AlarmCause>& before, core::Instant now);

// Adds the devices of controllers of which messages were lost lately.
void addLosses(std::set<AlarmCause>& causes, const PitState& pit, core::Instant now);

} // namespace pitwatch::console
