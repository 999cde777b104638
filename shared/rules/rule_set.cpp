#include "shared/rules/rule_set.h"

#include <algorithm>

namespace pitwatch::rules {

namespace {

template <typename List, typename Matches>
auto* findIn(const List& list, Matches matches) {
    const auto at = std::find_if(list.begin(), list.end(), matches);
    return at == list.end() ? nullptr : &*at;
}

} // namespace

const Paytable* WagerRule::find(std::string_view letter) const {
    return findIn(paytables, [&](const Paytable& p) { return p.letter == letter; });
}

const DealingRule* RuleSet::find(DealingMethod method) const {
    return findIn(dealing, [&](const DealingRule& rule) { return rule.method == method; });
}

const WagerRule* RuleSet::find(WagerKind wager) const {
    return findIn(wagers, [&](const WagerRule& rule) { return rule.wager == wager; });
}

const IrregularityRule* RuleSet::find(Irregularity irregularity) const {
    return findIn(irregularities,
                  [&](const IrregularityRule& rule) { return rule.irregularity == irregularity; });
}

} // namespace pitwatch::rules
