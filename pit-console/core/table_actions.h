#pragma once

#include "pit-console/core/table_action.h"
#include "shared/table/input.h"
#include "shared/table/state.h"

#include <vector>

namespace pitwatch::console {

// The input that the table core would be given for the action, asked by that person.
table::Input inputOf(const TableAction& action, const table::State& state, const table::Actor& by);

// Everything the person could ask of the table as it is now. Each was put to the table core in a
// dry run, which says whether it would be done, and if not, why and by which section.
std::vector<ActionOffer> actionsOf(const core::PartyId& table, const table::State& state,
                                   const table::Actor& by, core::Instant now);

} // namespace pitwatch::console
