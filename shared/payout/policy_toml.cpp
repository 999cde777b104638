#include "shared/payout/policy_toml.h"

namespace pitwatch::payout {

using text::Fields;
using text::Need;

namespace {

constexpr auto kWhat = "the site settings";
constexpr std::size_t kMostRows = 32;
constexpr std::int64_t kMostApprovals = 4;
constexpr std::int64_t kMostTimes = 1'000'000;

std::string rowKey(const char* key, std::size_t row, const char* field = "") {
    return std::string(key) + '[' + std::to_string(row) + ']' + field;
}

// Whether the key is there with a list that is neither empty nor too long; a problem where it is
// there with anything else.
bool hasList(Fields& table, const char* key, const char* of) {
    const text::Value* found = table.value(key, Need::Optional);
    if (found == nullptr)
        return false;
    const text::Value::List* list = found->list();
    const bool good = list != nullptr && !list->empty() && list->size() <= kMostRows;
    if (!good)
        table.report(key, "is not a list of 1 to 32 " + std::string(of));
    return good;
}

std::vector<Fields> rowsOf(Fields& table, const char* key) {
    return hasList(table, key, "tables") ? table.tables(key) : std::vector<Fields>{};
}

Tier readTier(Fields& row) {
    Tier tier;
    tier.from = row.cents("from", 0).value_or(tier.from);
    tier.approvals = static_cast<std::uint8_t>(
        row.integer("approvals", 1, kMostApprovals, Need::Optional).value_or(tier.approvals));
    tier.approver = row.word<events::Role>("approver", Need::Optional).value_or(tier.approver);
    if (!isAtLeast(tier.approver, events::Role::Supervisor))
        row.report("approver", "is neither a supervisor nor a shift manager");
    tier.surveillance = row.flag("surveillance", Need::Optional).value_or(tier.surveillance);
    tier.cheque = row.flag("cheque", Need::Optional).value_or(tier.cheque);
    row.refuseUnknownKeys(kWhat);
    return tier;
}

void readTiers(Fields& table, Policy& policy) {
    constexpr auto kKey = "tiers";
    std::vector<Tier> tiers;
    for (Fields& row : rowsOf(table, kKey))
        tiers.push_back(readTier(row));
    if (tiers.empty())
        return;
    if (tiers.front().from != core::Cents{})
        table.report(rowKey(kKey, 0, ".from"), "is not 0: every amount needs a tier");
    for (std::size_t i = 1; i < tiers.size(); ++i)
        if (tiers[i].from <= tiers[i - 1].from)
            table.report(rowKey(kKey, i, ".from"), "is not above that of the tier before");
    policy.tiers = std::move(tiers);
}

TaxRule readTaxRule(Fields& row) {
    TaxRule rule;
    rule.from = row.date("from").value_or(rule.from);
    rule.form = row.name<events::FormName>("form").value_or(rule.form);
    rule.minimum = row.cents("minimum", 0).value_or(rule.minimum);
    rule.timesWager =
        row.integer("times_wager", 0, kMostTimes, Need::Optional).value_or(rule.timesWager);
    rule.section = row.text("section").value_or("");
    row.refuseUnknownKeys(kWhat);
    return rule;
}

void readTaxForms(Fields& table, Policy& policy) {
    std::vector<TaxRule> rules;
    for (Fields& row : rowsOf(table, "tax_forms")) {
        TaxRule rule = readTaxRule(row);
        if (!rules.empty() && rule.from <= rules.back().from)
            row.report("from", "is not after that of the row before");
        rules.push_back(std::move(rule));
    }
    if (!rules.empty())
        policy.taxRules = std::move(rules);
}

void readChecks(Fields& table, Policy& policy) {
    constexpr auto kKey = "checks";
    if (!hasList(table, kKey, "names"))
        return;
    const std::vector<std::string> names = table.texts(kKey);
    policy.checks.clear();
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto check = events::CheckName::parse(names[i]);
        if (check)
            policy.checks.push_back(*check);
        else
            table.report(rowKey(kKey, i), check.error().text);
    }
}

} // namespace

void readPolicy(Fields& table, Policy& policy) {
    readTiers(table, policy);
    readTaxForms(table, policy);
    policy.section = table.text("section", Need::Optional).value_or(policy.section);
    readChecks(table, policy);
    table.refuseUnknownKeys(kWhat);
}

} // namespace pitwatch::payout
