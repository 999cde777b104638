#pragma once

#include "shared/rules/rule_set.h"
#include "shared/rules/submission.h"

#include <vector>

namespace pitwatch::rules {

// What somebody has to answer for before the first round at a table that offers what was filed and
// is dealt that way, in the order of the document. Empty where the document asks for nothing.
std::vector<OpeningCheckRule> openingChecks(const RuleSet& rules, const Submission& submission,
                                            DealingMethod dealing);

} // namespace pitwatch::rules
