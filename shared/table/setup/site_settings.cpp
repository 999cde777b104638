#include "shared/table/setup/site_settings.h"

#include "shared/payout/policy_toml.h"

#include <toml++/toml.h>

#include <sstream>

namespace pitwatch::table {

namespace {

constexpr auto kSection = "site settings";

class Reader {
public:
    void wrong(std::string field, std::string problem) {
        m_findings.push_back({std::move(field), std::move(problem), kSection});
    }
    void amount(const std::string& field, const toml::node& node, core::Cents& into) {
        const auto* number = node.as_integer();
        if (number == nullptr || number->get() < 1 || number->get() > core::kMaxAmount.value())
            return wrong(field, "is not an amount in whole cents above 0");
        into = core::Cents{number->get()};
    }
    void flag(const std::string& field, const toml::node& node, bool& into) {
        if (const auto* value = node.as_boolean())
            into = value->get();
        else
            wrong(field, "is neither true nor false");
    }
    void signals(const toml::node& node, Signals& into) {
        const auto* table = node.as_table();
        if (table == nullptr)
            return wrong("signals", "is not a table");
        for (const auto& [key, value] : *table) {
            const std::string field = "signals." + std::string(key.str());
            if (key == "decisions")
                flag(field, value, into.decisions);
            else if (key == "shuffles")
                flag(field, value, into.shuffles);
            else if (key == "chip_counts")
                flag(field, value, into.chipCounts);
            else
                wrong(field, "is not a key of the site settings");
        }
    }
    void payout(const toml::node& node, payout::Policy& into) {
        payout::readPolicy(node, into, m_findings);
    }
    rules::Findings take() { return std::move(m_findings); }

private:
    rules::Findings m_findings;
};

std::string oneLine(const toml::parse_error& error) {
    std::ostringstream text;
    text << "line " << error.source().begin.line << ": not TOML";
    return text.str();
}

} // namespace

core::Result<SiteSettings, rules::Findings> parseSiteSettings(std::string_view toml) {
    SiteSettings settings;
    Reader reader;
    try {
        for (const auto& [key, value] : toml::parse(toml)) {
            if (key == "claim_threshold")
                reader.amount("claim_threshold", value, settings.claimThreshold);
            else if (key == "signals")
                reader.signals(value, settings.signalled);
            else if (key == "payout")
                reader.payout(value, settings.payout);
            else
                reader.wrong(std::string(key.str()), "is not a key of the site settings");
        }
    } catch (const toml::parse_error& error) {
        reader.wrong("site", oneLine(error));
    }
    rules::Findings findings = reader.take();
    if (!findings.empty())
        return findings;
    return settings;
}

} // namespace pitwatch::table
