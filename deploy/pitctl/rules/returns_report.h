#pragma once

#include "shared/rules/returns/returns.h"

#include <string>

namespace pitwatch::pitctl {

// Exact fractions as strings of numerator and denominator, each beside its decimal.
std::string returnsAsJson(const rules::Submission& submission, const returns::Returns& returns);

// For people: percentages to four places.
std::string returnsAsText(const rules::RuleSet& rules, const rules::Submission& submission,
                          const returns::Returns& returns);

} // namespace pitwatch::pitctl
