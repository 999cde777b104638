#pragma once

#include <string>

namespace pitwatch::console {

// What a facility might file for a table under each of the five rule sets.
std::string mlgcaLetItRide(const std::string& table);
std::string comarLetItRide(const std::string& table);
std::string runEmTwice(const std::string& table);
std::string california(const std::string& table);
std::string houseRules(const std::string& table);

} // namespace pitwatch::console
