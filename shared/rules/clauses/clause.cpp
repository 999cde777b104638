#include "shared/rules/clauses/clause.h"

namespace pitwatch::rules {

std::string Clause::id() const {
    const std::string whole = ruleSet + " " + section;
    return part == 0 ? whole : whole + "/" + std::to_string(part);
}

} // namespace pitwatch::rules
