#include "shared/payout/policy_toml.h"

#include <algorithm>
#include <functional>
#include <map>

namespace pitwatch::payout {

namespace {

constexpr auto kSection = "site settings";
constexpr std::size_t kMostRows = 32;
constexpr std::int64_t kMostApprovals = 4;
constexpr std::int64_t kMostTimes = 1'000'000;

class Reader {
public:
    explicit Reader(rules::Findings& findings) : m_findings(findings) {}

    using Field = std::function<void(const std::string& path, const toml::node& value)>;

    // Every key of the table is one of the fields, and those in `needed` are there.
    void table(const std::string& path, const toml::node& node,
               const std::map<std::string, Field>& known, const std::vector<std::string>& needed) {
        const auto* table = node.as_table();
        if (table == nullptr)
            return wrong(path, "is not a table");
        for (const auto& [key, value] : *table) {
            const std::string field = path + "." + std::string(key.str());
            const auto at = known.find(std::string(key.str()));
            if (at == known.end())
                wrong(field, "is not a key of the site settings");
            else
                at->second(field, value);
        }
        for (const std::string& key : needed)
            if (!table->contains(key))
                wrong(path + "." + key, "is missing");
    }

    // Each row of a list of tables.
    void rows(const std::string& path, const toml::node& node, const Field& row) {
        const auto* list = node.as_array();
        if (list == nullptr || list->empty() || list->size() > kMostRows)
            return wrong(path, "is not a list of 1 to 32 tables");
        for (std::size_t i = 0; i < list->size(); ++i)
            row(path + "[" + std::to_string(i) + "]", *list->get(i));
    }

    Field number(std::int64_t least, std::int64_t most,
                 const std::function<void(std::int64_t)>& into) {
        return [=, this](const std::string& path, const toml::node& node) {
            const auto* value = node.as_integer();
            if (value == nullptr || value->get() < least || value->get() > most)
                return wrong(path, "is not a whole number from " + std::to_string(least) + " to " +
                                       std::to_string(most));
            into(value->get());
        };
    }
    Field amount(core::Cents& into) {
        return number(0, core::kMaxAmount.value(),
                      [&into](std::int64_t value) { into = core::Cents{value}; });
    }
    Field flag(bool& into) {
        return [&into, this](const std::string& path, const toml::node& node) {
            if (const auto* value = node.as_boolean())
                into = value->get();
            else
                wrong(path, "is neither true nor false");
        };
    }
    Field name(events::ActionName& into) {
        return [&into, this](const std::string& path, const toml::node& node) {
            const auto* value = node.as_string();
            const auto parsed = events::ActionName::parse(value != nullptr ? value->get() : "");
            if (parsed.ok())
                into = *parsed;
            else
                wrong(path, "is not a name");
        };
    }
    Field date(std::chrono::sys_days& into) {
        return [&into, this](const std::string& path, const toml::node& node) {
            const auto* value = node.as_date();
            const auto day = value == nullptr ? std::chrono::year_month_day{}
                                              : std::chrono::year{value->get().year} /
                                                    value->get().month / value->get().day;
            if (value != nullptr && day.ok())
                into = day;
            else
                wrong(path, "is not a date");
        };
    }
    Field approver(Approver& into) {
        return [&into, this](const std::string& path, const toml::node& node) {
            const auto* value = node.as_string();
            const auto parsed =
                core::enumFromName<Approver>(value != nullptr ? value->get() : std::string());
            if (parsed)
                into = *parsed;
            else
                wrong(path, "is neither supervisor nor shift_manager");
        };
    }
    Field text(std::string& into) {
        return [&into, this](const std::string& path, const toml::node& node) {
            if (const auto* value = node.as_string())
                into = value->get();
            else
                wrong(path, "is not a text");
        };
    }
    void wrong(const std::string& path, std::string problem) {
        m_findings.push_back({path, std::move(problem), kSection});
    }

private:
    rules::Findings& m_findings;
};

void readTiers(Reader& reader, const std::string& path, const toml::node& node, Policy& policy) {
    std::vector<Tier> tiers;
    reader.rows(path, node, [&](const std::string& row, const toml::node& value) {
        Tier tier;
        reader.table(row, value,
                     {{"from", reader.amount(tier.from)},
                      {"approvals", reader.number(1, kMostApprovals,
                                                  [&](std::int64_t count) {
                                                      tier.approvals =
                                                          static_cast<std::uint8_t>(count);
                                                  })},
                      {"approver", reader.approver(tier.approver)},
                      {"surveillance", reader.flag(tier.surveillance)},
                      {"cheque", reader.flag(tier.cheque)}},
                     {"from"});
        tiers.push_back(tier);
    });
    if (tiers.empty())
        return;
    if (tiers.front().from != core::Cents{})
        reader.wrong(path + "[0].from", "is not 0: every amount needs a tier");
    for (std::size_t i = 1; i < tiers.size(); ++i)
        if (tiers[i].from <= tiers[i - 1].from)
            reader.wrong(path + "[" + std::to_string(i) + "].from",
                         "is not above that of the tier before");
    policy.tiers = std::move(tiers);
}

void readTaxForms(Reader& reader, const std::string& path, const toml::node& node, Policy& policy) {
    std::vector<TaxRule> rules;
    reader.rows(path, node, [&](const std::string& row, const toml::node& value) {
        TaxRule rule;
        reader.table(
            row, value,
            {{"from", reader.date(rule.from)},
             {"form", reader.name(rule.form)},
             {"minimum", reader.amount(rule.minimum)},
             {"times_wager",
              reader.number(0, kMostTimes, [&](std::int64_t times) { rule.timesWager = times; })},
             {"section", reader.text(rule.section)}},
            {"from", "form", "minimum", "section"});
        if (!rules.empty() && rule.from <= rules.back().from)
            reader.wrong(row + ".from", "is not after that of the row before");
        rules.push_back(std::move(rule));
    });
    if (!rules.empty())
        policy.taxRules = std::move(rules);
}

void readChecks(Reader& reader, const std::string& path, const toml::node& node, Policy& policy) {
    std::vector<events::ActionName> checks;
    const auto* list = node.as_array();
    if (list == nullptr || list->empty() || list->size() > kMostRows)
        return reader.wrong(path, "is not a list of 1 to 32 names");
    for (std::size_t i = 0; i < list->size(); ++i) {
        events::ActionName check;
        reader.name(check)(path + "[" + std::to_string(i) + "]", *list->get(i));
        checks.push_back(check);
    }
    policy.checks = std::move(checks);
}

} // namespace

void readPolicy(const toml::node& node, Policy& policy, rules::Findings& findings) {
    Reader reader(findings);
    reader.table(
        "payout", node,
        {{"tiers", [&](const std::string& path,
                       const toml::node& value) { readTiers(reader, path, value, policy); }},
         {"tax_forms", [&](const std::string& path,
                           const toml::node& value) { readTaxForms(reader, path, value, policy); }},
         {"section", reader.text(policy.section)},
         {"checks", [&](const std::string& path,
                        const toml::node& value) { readChecks(reader, path, value, policy); }}},
        {});
}

} // namespace pitwatch::payout
