#include "table-agent/controller/meter_settings.h"

#include "shared/payout/policy_toml.h"

#include <toml++/toml.h>

namespace pitwatch::controller {

namespace {

class Reader {
public:
    void wrong(const std::string& field, const std::string& problem) {
        m_findings.push_back({field, problem, "meter settings"});
    }

    void assets(const toml::node& node, meter::Setup& into) {
        for (const auto& [key, value] : tableAt("assets", node)) {
            const std::string field = "assets." + std::string(key.str());
            const auto table = core::TableId::parse(key.str());
            const auto asset = events::AssetId::parse(value.value_or(std::string()));
            if (!table || !asset)
                wrong(field, "is not the asset number of a table");
            else
                into.assets[*table] = *asset;
        }
    }

    void limits(const toml::node& node, meter::Setup& into) {
        for (const auto& [key, value] : tableAt("limits", node)) {
            const std::string field = "limits." + std::string(key.str());
            const auto link = events::LinkId::parse(key.str());
            if (!link)
                wrong(field, "is not the name of a link");
            else
                levels(field, value, into.limits[*link]);
        }
    }

    void payout(const toml::node& node, meter::Setup& into) {
        payout::readPolicy(node, into.payout, m_findings);
    }

    rules::Findings take() { return std::move(m_findings); }

private:
    const toml::table& tableAt(const std::string& field, const toml::node& node) {
        static const toml::table kNone;
        if (const auto* table = node.as_table())
            return *table;
        wrong(field, "is not a table");
        return kNone;
    }

    void levels(const std::string& link, const toml::node& node,
                std::vector<events::LevelLimit>& into) {
        for (const auto& [key, value] : tableAt(link, node)) {
            const auto level = events::LevelName::parse(key.str());
            const auto* amount = value.as_integer();
            if (!level || amount == nullptr || amount->get() < 1 ||
                amount->get() > core::kMaxAmount.value())
                wrong(link + "." + std::string(key.str()),
                      "is not an amount in whole cents above 0");
            else
                into.push_back({*level, core::Cents{amount->get()}});
        }
    }

    rules::Findings m_findings;
};

} // namespace

core::Result<meter::Setup, rules::Findings> parseMeterSettings(std::string_view toml) {
    meter::Setup setup;
    Reader reader;
    try {
        for (const auto& [key, value] : toml::parse(toml)) {
            if (key == "assets")
                reader.assets(value, setup);
            else if (key == "limits")
                reader.limits(value, setup);
            else if (key == "payout")
                reader.payout(value, setup);
            else
                reader.wrong(std::string(key.str()), "is not a key of the meter settings");
        }
    } catch (const toml::parse_error& error) {
        reader.wrong("site", "line " + std::to_string(error.source().begin.line) + ": not TOML");
    }
    rules::Findings findings = reader.take();
    if (!findings.empty())
        return findings;
    return setup;
}

} // namespace pitwatch::controller
