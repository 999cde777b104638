#pragma once

#include <span>
#include <string_view>

namespace pitwatch::rules {

struct EmbeddedRules {
    std::string_view fileName;
    std::string_view toml;
};

// The files of rules/data, written into the library by embed_rules.cmake.
std::span<const EmbeddedRules> embeddedRules();
// The files of rules/clauses, likewise; defined in the library of the clauses.
std::span<const EmbeddedRules> embeddedClauses();

} // namespace pitwatch::rules
