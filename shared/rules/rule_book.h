#pragma once

#include "shared/rules/rule_set.h"

#include <string_view>
#include <vector>

namespace pitwatch::rules {

// The rule sets this build knows, from rules/data, embedded at build time so that no program needs
// a path to them. Never changes once built; any thread may read it.
class RuleBook {
public:
    // Loaded and checked on first use; a fault in our own data is a broken invariant.
    static const RuleBook& builtIn();

    explicit RuleBook(std::vector<RuleSet> ruleSets) : m_ruleSets(std::move(ruleSets)) {}

    const std::vector<RuleSet>& all() const { return m_ruleSets; }
    const RuleSet* find(std::string_view id) const;

private:
    std::vector<RuleSet> m_ruleSets;
};

} // namespace pitwatch::rules
