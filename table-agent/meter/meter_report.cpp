#include "table-agent/meter/meter_report.h"

#include <nlohmann/json.hpp>

namespace pitwatch::controller {

using nlohmann::ordered_json;

namespace {

// Money to the micro-cent would not fit a JSON number in every reader; cents and the rest do.
ordered_json money(core::MicroCents amount) {
    const core::Cents cents = amount.floorCents();
    return {{"cents", cents.value()},
            {"micro", (amount - core::MicroCents::fromCents(cents)).value()}};
}

ordered_json levelJson(const meter::Level& level) {
    ordered_json tables = ordered_json::object();
    for (const auto& [table, amount] : level.byTable)
        tables[table.text()] = money(amount);
    const meter::Account& account = level.account;
    return {{"level", level.parameters.level.text()},
            {"rate_ppm", level.parameters.ratePpm},
            {"reset", level.parameters.reset.value()},
            {"limit", level.limit ? ordered_json(level.limit->value()) : ordered_json()},
            {"value", money(level.value)},
            {"pot", money(level.pot)},
            {"hits", level.hits},
            {"paid", money(account.fixed - account.returned)},
            {"contributed", money(account.contributed - account.reversed)},
            {"by_table", std::move(tables)}};
}

ordered_json linkJson(const events::LinkId& name, const meter::Link& link) {
    ordered_json tables = ordered_json::array();
    for (const auto& [table, filing] : link.tables)
        tables.push_back(table.text());
    ordered_json levels = ordered_json::array();
    for (const meter::Level& level : link.levels)
        levels.push_back(levelJson(level));
    return {{"link", name.text()},
            {"service", core::enumName(link.service)},
            {"reason", link.reason.value()},
            {"tables", std::move(tables)},
            {"waiting_claims", link.deferred.size()},
            {"levels", std::move(levels)}};
}

} // namespace

ordered_json meterReport(const meter::State& state,
                         const std::map<core::PartyId, feed::Standing>& tables,
                         const Health& health) {
    ordered_json links = ordered_json::array();
    for (const auto& [name, link] : state.links)
        links.push_back(linkJson(name, link));
    ordered_json followed = ordered_json::object();
    for (const auto& [table, standing] : tables)
        followed[table.text()] = core::enumName(standing);
    ordered_json displays = ordered_json::array();
    for (const meter::ShownMeter& wrong : state.mismatched)
        displays.push_back({{"link", wrong.link.text()},
                            {"level", wrong.level.text()},
                            {"display", wrong.display.text()}});
    return {{"v", 1},
            {"links", std::move(links)},
            {"tables", std::move(followed)},
            {"displays_wrong", std::move(displays)},
            {"health",
             {{"journal_entries", health.journalEntries},
              {"dropped_messages", health.droppedMessages},
              {"started_at", core::toIso(health.startedAt)}}}};
}

std::vector<devices::LevelAmount> amountsOf(const meter::Link& link) {
    std::vector<devices::LevelAmount> amounts;
    for (const meter::Level& level : link.levels)
        amounts.push_back(
            {level.parameters.level, std::max(level.value, core::MicroCents{}).floorCents()});
    return amounts;
}

} // namespace pitwatch::controller
