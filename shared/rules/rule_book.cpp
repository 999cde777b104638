#include "shared/rules/rule_book.h"

#include "shared/core/assertion.h"
#include "shared/rules/internal/embedded_rules.h"
#include "shared/rules/rule_set_loader.h"

#include <algorithm>
#include <cstdio>

namespace pitwatch::rules {

namespace {

RuleBook loadEmbedded() {
    std::vector<RuleSet> ruleSets;
    for (const EmbeddedRules& file : embeddedRules()) {
        auto loaded = loadRuleSet(file.toml);
        if (!loaded)
            for (const FileProblem& problem : loaded.error())
                std::fprintf(stderr, "%s: %s\n", std::string(file.fileName).c_str(),
                             problem.text().c_str());
        PW_ASSERT(loaded.ok());
        ruleSets.push_back(std::move(*loaded));
    }
    return RuleBook(std::move(ruleSets));
}

} // namespace

const RuleBook& RuleBook::builtIn() {
    static const RuleBook book = loadEmbedded();
    return book;
}

const RuleSet* RuleBook::find(std::string_view id) const {
    const auto at = std::find_if(m_ruleSets.begin(), m_ruleSets.end(),
                                 [&](const RuleSet& rules) { return rules.id == id; });
    return at == m_ruleSets.end() ? nullptr : &*at;
}

} // namespace pitwatch::rules
