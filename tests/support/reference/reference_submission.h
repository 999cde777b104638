#pragma once

#include "tests/support/reference/reference_paytables.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

// A rules submission as JSON of the same shape as its TOML, checked against the documents.
// Pure functions; any thread may call them.
namespace pitwatch::reference {

struct FileProblem {
    std::string field; // dotted, as in "progressive.levels.main.reset"
    std::string what;
};

// Empty means that the submission may be used.
std::vector<FileProblem> fileProblemsOf(const nlohmann::json& submission);

// Players' seats on the layout; California's player-dealer sits on an eighth.
int seatsOf(const std::string& ruleSet);

// L7: the greater of $50,000 and 1,102 times the minimum ante (Run 'Em Twice ch. 12C).
Cents runEmTwicePayoutLimit(Cents minimumAnte);

} // namespace pitwatch::reference
