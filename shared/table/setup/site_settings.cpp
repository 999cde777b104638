#include "shared/table/setup/site_settings.h"

#include "shared/payout/policy_toml.h"
#include "shared/rules/form_problems.h"
#include "shared/text/toml.h"

namespace pitwatch::table {

using text::Fields;
using text::Need;

namespace {

constexpr auto kSection = "site settings";
constexpr auto kWhat = "the site settings";

void readSignals(Fields& table, Signals& into) {
    into.decisions = table.flag("decisions", Need::Optional).value_or(into.decisions);
    into.shuffles = table.flag("shuffles", Need::Optional).value_or(into.shuffles);
    into.chipCounts = table.flag("chip_counts", Need::Optional).value_or(into.chipCounts);
    into.openingChecks = table.flag("opening_checks", Need::Optional).value_or(into.openingChecks);
    table.refuseUnknownKeys(kWhat);
}

} // namespace

core::Result<SiteSettings, rules::FileProblems> parseSiteSettings(std::string_view toml) {
    const auto file = text::parseToml(toml);
    if (!file)
        return rules::FileProblems{{"site", file.error().text, kSection}};
    SiteSettings settings;
    text::Problems problems;
    Fields root(*file, problems);
    settings.claimThreshold =
        root.cents("claim_threshold", 1, Need::Optional).value_or(settings.claimThreshold);
    if (const auto minutes = root.integer("idle_minutes", 1, 24 * 60, Need::Optional))
        settings.idleAfter = std::chrono::minutes(*minutes);
    settings.pad = root.word<vocabulary::PadMode>("pad", Need::Optional).value_or(settings.pad);
    if (auto signals = root.table("signals", Need::Optional))
        readSignals(*signals, settings.signalled);
    if (auto policy = root.table("payout", Need::Optional))
        payout::readPolicy(*policy, settings.payout);
    root.refuseUnknownKeys(kWhat);
    if (!problems.empty())
        return rules::fileProblemsOf(problems, kSection);
    return settings;
}

} // namespace pitwatch::table
