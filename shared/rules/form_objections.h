#pragma once

#include "shared/rules/objection.h"
#include "shared/text/problem.h"

#include <string_view>

namespace pitwatch::rules {

// What is wrong with the form of a text, as objections of the section that states the form.
inline Objections objectionsOf(const text::Problems& problems, std::string_view section) {
    Objections objections;
    for (const text::Problem& problem : problems)
        objections.push_back({problem.field, problem.problem, std::string(section)});
    return objections;
}

} // namespace pitwatch::rules
