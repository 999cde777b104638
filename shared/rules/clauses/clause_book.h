#pragma once

#include "shared/rules/clauses/clause.h"

#include <string_view>
#include <vector>

namespace pitwatch::rules {

// Every clause of the documents this build knows, in the documents' order, embedded like the rule
// sets. A fault in our own data is a broken invariant.
const std::vector<Clause>& builtInClauses();

} // namespace pitwatch::rules
