#pragma once

#include "shared/rules/finding.h"
#include "shared/text/problem.h"

#include <string_view>

namespace pitwatch::rules {

// What is wrong with the form of a text, as findings of the section that states the form.
inline Findings findingsOf(const text::Problems& problems, std::string_view section) {
    Findings findings;
    for (const text::Problem& problem : problems)
        findings.push_back({problem.field, problem.problem, std::string(section)});
    return findings;
}

} // namespace pitwatch::rules
