#pragma once

#include "shared/rules/opening_checks.h"
#include "shared/table/internal/draft.h"

#include <vector>

namespace pitwatch::table {

// What nobody has confirmed yet in the gaming day of `now`.
std::vector<rules::OpeningCheckRule> unconfirmed(const State& state, core::Instant now);

// To be called when a round is locked: one of a gaming day whose checklist is not complete is found
// once, where the site has the checklist told.
void checkOpening(Draft& draft);

} // namespace pitwatch::table
