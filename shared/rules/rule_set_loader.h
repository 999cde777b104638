#pragma once

#include "shared/core/result.h"
#include "shared/rules/file_problem.h"
#include "shared/rules/rule_set.h"

#include <string_view>

namespace pitwatch::rules {

// Reads one rules file (TOML, see rules/data). Whatever is wrong with it is listed, and then there
// is no rule set at all: a file is good as a whole or refused.
core::Result<RuleSet, FileProblems> loadRuleSet(std::string_view toml);

} // namespace pitwatch::rules
