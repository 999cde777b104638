#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

// Seeded random submissions and rounds for comparing settlements. The same seed gives the same
// values on every platform. What is called legal has no problems and is not refused; hands that
// pay much, low meters, binding limits and exhausted banks are far more frequent than at a table.
namespace pitwatch::reference {

class Random {
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) {}

    // From 0 to count - 1; count is above 0. The slight bias of the remainder does not matter here.
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(m_engine() % count); }
    std::int64_t between(std::int64_t least, std::int64_t most);
    bool chance(std::size_t percent) { return below(100) < percent; }

    template <class Value>
    Value pick(const std::vector<Value>& values) {
        return values[below(values.size())];
    }
    template <class Value>
    void shuffle(std::vector<Value>& values) {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[below(i)]);
    }

private:
    std::mt19937_64 m_engine;
};

// The ids of the five rule sets.
const std::vector<std::string>& ruleSets();

nlohmann::json randomSubmission(Random& random, const std::string& ruleSet);
nlohmann::json randomSubmission(Random& random);

// A legal round for a legal submission.
nlohmann::json randomRound(Random& random, const nlohmann::json& submission);

std::string toToml(const nlohmann::json& submission);

} // namespace pitwatch::reference
