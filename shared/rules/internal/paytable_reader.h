#pragma once

#include "shared/rules/rule_set.h"
#include "shared/text/fields.h"

#include <string>

namespace pitwatch::rules {

// Reads a [[wager]] with its paytables; what is wrong with them becomes problems of `table`.
// `citation` is put before every section.
WagerRule readWager(text::Fields& table, const std::string& citation);

} // namespace pitwatch::rules
