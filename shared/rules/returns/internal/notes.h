#pragma once

#include "shared/rules/submission.h"

#include <string>
#include <vector>

namespace pitwatch::returns {

// What the figures of this submission assume and leave out, one sentence each.
std::vector<std::string> notesOn(const rules::RuleSet& rules, const rules::Submission& submission);

} // namespace pitwatch::returns
