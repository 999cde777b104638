#pragma once

#include "shared/rules/internal/toml_table.h"
#include "shared/rules/rule_set.h"

#include <string>

namespace pitwatch::rules {

// Reads a [[wager]] with its paytables; what is wrong with them becomes findings of `table`.
// `citation` is put before every section.
WagerRule readWager(TomlTable& table, const std::string& citation);

} // namespace pitwatch::rules
