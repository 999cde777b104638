#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

// Legal input with one thing wrong. Each is refused, or has a problem, by the words of the
// contract; doubtful cases are left out.
namespace pitwatch::reference {

struct Spoiled {
    std::string what;
    nlohmann::json value;
};

// Every way that applies to this legal round.
std::vector<Spoiled> spoiledRounds(const nlohmann::json& submission, const nlohmann::json& round);

// Every way that applies to this legal submission.
std::vector<Spoiled> spoiledSubmissions(const nlohmann::json& submission);

} // namespace pitwatch::reference
