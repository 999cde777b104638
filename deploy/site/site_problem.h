#pragma once

#include <string>
#include <vector>

namespace pitwatch::site {

enum class Severity { Fault, Warning };

// Something about a site that somebody should put right.
struct SiteProblem {
    Severity severity = Severity::Fault;
    std::string subject; // A file, a party, the clock.
    std::string problem;
    std::string remedy; // What to do.
};
using SiteProblems = std::vector<SiteProblem>;

} // namespace pitwatch::site
