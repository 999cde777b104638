#pragma once

#include "tests/support/tables/table_properties.h"
#include "tests/unit/table/rule_set_rows.h"

namespace pitwatch::support {

constexpr int kInputsPerTable = 2'000;

// So many tables, one after the other; says what failed, or nothing.
inline std::string playTables(const QString& ruleSet, int tables, int& settled) {
    for (int table = 0; table < tables; ++table) {
        const auto seed = static_cast<std::uint64_t>(1000 + table);
        const std::string problem =
            playAtRandom(ruleSet.toStdString(), seed, kInputsPerTable, settled);
        if (!problem.empty())
            return problem;
    }
    return {};
}

} // namespace pitwatch::support
