#include "pit-console/core/compliance/compliance.h"
#include "pit-console/core/store/store.h"
#include "shared/rules/rule_book.h"
#include "shared/rules/submission.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

using rules::DealingRule;

// Rounds before the period that a streak without a count may have begun in.
constexpr core::Millis kLookBack = std::chrono::hours(12);

DeckRules::Limit limitOf(const DealingRule* rule, const rules::Submission& filed) {
    const auto byRule = rule != nullptr ? rule->deckChange : std::nullopt;
    const bool operatorIsStricter = filed.deckChange && (!byRule || *filed.deckChange < *byRule);
    if (operatorIsStricter)
        return {filed.deckChange, "rules submission, deck_change_hours"};
    return {byRule, rule != nullptr ? rule->deckChangeSection : std::string{}};
}

TableRecord recordOf(const Store& store, const core::PartyId& table, const DeckRules& rules,
                     const Period& period) {
    const Period longer{period.from - kLookBack, period.to};
    TableRecord record;
    record.table = table;
    record.rules = rules;
    record.stays = store.decks().stays(period, table);
    record.counts = store.decks().counts(longer, table);
    record.rounds = store.rounds().inOrder(table, longer);
    record.methods = store.setups().methods(table);
    record.shufflerUses = store.setups().shufflerUses(table);
    for (const DeckStay& stay : record.stays)
        if (stay.id)
            std::ranges::copy(store.decks().staysOf(*stay.id), std::back_inserter(record.left));
    return record;
}

TableCompliance complianceOfTable(const Store& store, const core::PartyId& table,
                                  const Period& period, core::Instant now) {
    TableCompliance result;
    result.table = table;
    const auto setup = store.setups().at(table, period.to);
    const auto rules = setup ? deckRulesOf(*setup) : std::nullopt;
    result.rulesKnown = rules.has_value();
    const TableRecord record = recordOf(store, table, rules.value_or(DeckRules{}), period);
    for (const DeckStay& stay : record.stays) {
        result.decksInPlay += stay.enteredPlayAt ? 1 : 0;
        result.decksRemoved += stay.removedAt && period.contains(*stay.removedAt) ? 1 : 0;
    }
    for (const DeckCount& count : record.counts)
        if (period.contains(count.at))
            ++(count.kind == CountKind::Stub ? result.stubCounts : result.shufflerCounts);
    result.rounds =
        static_cast<int>(std::ranges::count_if(record.rounds, [&](const RoundSummary& round) {
            return round.dealt && period.contains(round.openedAt);
        }));
    result.breaches = breachesOf(record, period, now);
    return result;
}

} // namespace

std::optional<DeckRules> deckRulesOf(const TableSetup& setup) {
    const rules::RuleBook& book = rules::RuleBook::builtIn();
    const auto filed = rules::parseSubmission(setup.submission, book);
    if (!filed)
        return std::nullopt;
    const rules::RuleSet& ruleSet = *book.find(filed->ruleSet);
    DeckRules rules;
    rules.dealing = filed->dealing;
    for (const auto method : core::kEnumValues<events::DealingMethod>)
        rules.limits[method] = limitOf(ruleSet.find(method), *filed);
    rules.decks = filed->decks();
    rules.decksSection = ruleSet.decks.section;
    rules.countSection = ruleSet.decks.countSection;
    if (ruleSet.stubCount) {
        rules.stubEvery = ruleSet.stubCount->everyRounds;
        rules.shufflerCounts = ruleSet.stubCount->waivedIfShufflerCounts && filed->shuffler &&
                               filed->shuffler->countsCards;
        if (const DealingRule* dealing = ruleSet.find(filed->dealing))
            rules.stubSection = dealing->stubCountSection;
    }
    return rules;
}

std::vector<TableCompliance> complianceOf(const Store& store, const Period& period,
                                          core::Instant now,
                                          const std::optional<core::PartyId>& table) {
    std::vector<TableCompliance> all;
    for (const core::PartyId& one : store.setups().tables())
        if (!table || one == *table)
            all.push_back(complianceOfTable(store, one, period, now));
    return all;
}

} // namespace pitwatch::console
