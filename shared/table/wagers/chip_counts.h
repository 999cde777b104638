#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// What was collected waits for the dealer's count, where the table tells of counts: no card is
// dealt before.
bool chipsAreDue(const State& state);

// A card, a decision or the end of the round shows that the deal has begun. The dealer counts what
// was collected before that: once in a round a count that is missing or in dispute is found.
void checkChipsCounted(Draft& draft);

} // namespace pitwatch::table
