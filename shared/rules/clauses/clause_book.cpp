#include "shared/rules/clauses/clause_book.h"

#include "shared/core/assertion.h"
#include "shared/rules/clauses/clause_loader.h"
#include "shared/rules/internal/embedded_rules.h"

#include <cstdio>
#include <iterator>

namespace pitwatch::rules {

namespace {

std::vector<Clause> loadEmbedded() {
    std::vector<Clause> all;
    for (const EmbeddedRules& file : embeddedClauses()) {
        const std::string_view ruleSet = file.fileName.substr(0, file.fileName.rfind('.'));
        auto loaded = loadClauses(ruleSet, file.toml);
        if (!loaded)
            for (const FileProblem& problem : loaded.error())
                std::fprintf(stderr, "%s: %s\n", std::string(file.fileName).c_str(),
                             problem.text().c_str());
        PW_ASSERT(loaded.ok());
        all.insert(all.end(), std::make_move_iterator(loaded->begin()),
                   std::make_move_iterator(loaded->end()));
    }
    return all;
}

} // namespace

const std::vector<Clause>& builtInClauses() {
    static const std::vector<Clause> clauses = loadEmbedded();
    return clauses;
}

} // namespace pitwatch::rules
