#include "shared/rules/table_rules.h"

#include "shared/core/assertion.h"

#include <algorithm>

namespace pitwatch::rules {

using core::Cents;

namespace {

OfferedWager compileWager(const WagerRule& rule, const Paytable& paytable,
                          const WagerLimits& limits) {
    OfferedWager offered;
    offered.payouts = compile(paytable);
    offered.cards = paytable.cards;
    offered.least = limits.least.value_or(rule.least.value_or(offered.least));
    offered.most = limits.most.value_or(rule.most.value_or(offered.most));
    return offered;
}

// What the Envy table pays for that hand class to a wager of that size: the first row that covers
// it, as with any paytable.
const EnvyRow* envyRow(const Paytable& paytable, std::size_t handClass, Cents wager) {
    for (const EnvyRow& row : paytable.envy) {
        const HandClasses covered =
            classesOf(row.hand, paytable.cards, cards::Rank::Two, cards::Rank::Ace);
        if (row.wager == wager && (covered >> handClass & 1U) != 0)
            return &row;
    }
    return nullptr;
}

ProgressiveRules compileProgressive(const ProgressiveFiling& filing, const Paytable& paytable) {
    ProgressiveRules rules;
    for (const Cents wager : filing.wagers)
        rules.wagers.push_back(wager);
    for (const LevelFiling& level : filing.levels)
        rules.levels.push_back(ProgressiveRules::Level{level.level, level.reset});
    for (std::size_t index = 0; index < kHandClassCount; ++index)
        for (const Cents wager : filing.wagers)
            if (const EnvyRow* row = envyRow(paytable, index, wager)) {
                if (!rules.envy[index])
                    rules.envy[index].emplace().hand = row->hand;
                rules.envy[index]->amounts.push_back(row->amount);
            }
    // A table that knew one wager size only would shift the amounts; loading does not allow it.
    for (const auto& envy : rules.envy)
        PW_ASSERT(!envy || envy->amounts.size() == rules.wagers.size());
    return rules;
}

} // namespace

Cents ProgressiveRules::resetOf(MeterLevel level) const {
    const auto* at = std::find_if(levels.begin(), levels.end(),
                                  [&](const Level& l) { return l.level == level; });
    PW_ASSERT(at != levels.end());
    return at->reset;
}

TableRules::TableRules(const RuleSet& rules, const Submission& submission)
    : game(rules.game)
    , positions(rules.table.positions)
    , cardsPerPlayer(rules.deal.perPlayer)
    , minBet(submission.minBet)
    , maxBet(submission.maxBet)
    , payoutLimit(submission.payoutLimit)
    , aceLow(submission.aceLowStraight ? cards::AceLow::Allowed : cards::AceLow::Refused)
    , anteTo1(rules.settlement.anteTo1)
    , collection(submission.collection) {
    PW_ASSERT(submission.ruleSet == rules.id);
    for (const WagerRule& rule : rules.wagers)
        if (const Paytable* paytable = offeredPaytable(rules, submission, rule.wager))
            wagers[static_cast<std::size_t>(rule.wager)] =
                compileWager(rule, *paytable, submission.limitsOf(rule.wager));
    if (submission.progressive)
        progressive = compileProgressive(
            *submission.progressive, *offeredPaytable(rules, submission, WagerKind::Progressive));
}

} // namespace pitwatch::rules
