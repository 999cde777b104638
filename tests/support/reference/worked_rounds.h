#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

// Rounds whose answers were worked out by hand from the rule documents; nothing computed them. They
// bind the reference and the product alike. The files are in worked_rounds/, README.md tells their
// shorthand, and what is returned here is written out in full.
namespace pitwatch::reference {

struct WorkedRound {
    std::string name; // starts with the id of the reading or paytable it is about
    nlohmann::json submission;
    nlohmann::json round;
    bool refused = false;
    nlohmann::json answer; // null where refused
};

// Throws std::runtime_error where a file is missing or says something the shorthand does not know.
std::vector<WorkedRound> workedRounds();

} // namespace pitwatch::reference
