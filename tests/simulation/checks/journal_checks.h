#pragma once

#include "shared/table/state.h"
#include "shared/wire/envelope.h"

#include <vector>

namespace pitwatch::simulation {

// What has to hold of a table's journal whatever happened while it was written: no gap and no
// break in the chain, the agent's state is its fold, the chips of every round are accounted for, no
// card lies in two places, and deck changes and stub counts are judged as a slow reader judges
// them. Throws the first Violation.
void checkJournal(const std::vector<wire::Envelope>& entries, const table::SetupPtr& setup,
                  const table::State& state);

} // namespace pitwatch::simulation
