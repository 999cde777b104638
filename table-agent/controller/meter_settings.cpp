#include "table-agent/controller/meter_settings.h"

#include "shared/payout/policy_toml.h"
#include "shared/rules/form_problems.h"
#include "shared/text/toml.h"

namespace pitwatch::controller {

using text::Fields;
using text::Need;

namespace {

constexpr auto kSection = "meter settings";

void readAssets(Fields& table, meter::Setup& into) {
    for (const std::string& key : table.keys()) {
        const auto name = core::TableId::parse(key);
        const auto asset = table.name<events::AssetId>(key);
        if (!name)
            table.report(key, "is not the name of a table");
        else if (asset)
            into.assets[*name] = *asset;
    }
}

void readLevels(Fields& table, std::vector<events::LevelLimit>& into) {
    for (const std::string& key : table.keys()) {
        const auto level = events::LevelName::parse(key);
        const auto amount = table.cents(key, 1);
        if (!level)
            table.report(key, "is not the name of a level");
        else if (amount)
            into.push_back({*level, *amount});
    }
}

void readLimits(Fields& table, meter::Setup& into) {
    for (const std::string& key : table.keys()) {
        const auto link = events::LinkId::parse(key);
        auto levels = table.table(key);
        if (!link)
            table.report(key, "is not the name of a link");
        else if (levels)
            readLevels(*levels, into.limits[*link]);
    }
}

} // namespace

core::Result<meter::Setup, rules::FileProblems> parseMeterSettings(std::string_view toml) {
    const auto file = text::parseToml(toml);
    if (!file)
        return rules::FileProblems{{"site", file.error().text, kSection}};
    meter::Setup setup;
    text::Problems problems;
    Fields root(*file, problems);
    if (auto assets = root.table("assets", Need::Optional))
        readAssets(*assets, setup);
    if (auto limits = root.table("limits", Need::Optional))
        readLimits(*limits, setup);
    if (auto policy = root.table("payout", Need::Optional))
        payout::readPolicy(*policy, setup.payout);
    root.refuseUnknownKeys("the meter settings");
    if (!problems.empty())
        return rules::fileProblemsOf(problems, kSection);
    return setup;
}

} // namespace pitwatch::controller
