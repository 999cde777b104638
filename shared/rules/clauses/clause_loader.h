#pragma once

#include "shared/core/result.h"
#include "shared/rules/clauses/clause.h"
#include "shared/rules/file_problem.h"

#include <string_view>
#include <vector>

namespace pitwatch::rules {

// Reads the clauses of one document (TOML, see rules/clauses). Whatever is wrong is listed, and
// then there are no clauses at all.
core::Result<std::vector<Clause>, FileProblems> loadClauses(std::string_view ruleSet,
                                                            std::string_view toml);

} // namespace pitwatch::rules
