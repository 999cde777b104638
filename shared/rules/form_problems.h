#pragma once

#include "shared/rules/file_problem.h"
#include "shared/text/problem.h"

#include <string_view>

namespace pitwatch::rules {

// What is wrong with the form of a text, as problems of the section that states the form.
inline FileProblems fileProblemsOf(const text::Problems& problems, std::string_view section) {
    FileProblems found;
    for (const text::Problem& problem : problems)
        found.push_back({problem.field, problem.problem, std::string(section)});
    return found;
}

} // namespace pitwatch::rules
