#include "table-agent/controller/meter_report.h"

#include "shared/wording/wording.h"

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

ordered_json linkJson(const events::LinkId& name, const meter::ProgressiveLink& link) {
    ordered_json tables = ordered_json::array();
    for (const auto& [table, filing] : link.tables)
        tables.push_back(table.text());
    ordered_json levels = ordered_json::array();
    for (const meter::Level& level : link.levels)
        levels.push_back(levelJson(level));
    return {{"link", name.text()},
            {"service", core::enumName(link.service)},
            {"reason", wording::sentence(link.reason)},
            {"tables", std::move(tables)},
            {"waiting_claims", link.deferred.size()},
            {"levels", std::move(levels)}};
}

// Puts the list into the report, and under "more_<name>" how many of it are left out, where any
// are.
void put(ordered_json& report, const std::string& name, ordered_json list, std::size_t leftOut) {
    report[name] = std::move(list);
    if (leftOut > 0)
        report["more_" + name] = leftOut;
}

void putLinks(ordered_json& report, const meter::State& state) {
    ordered_json links = ordered_json::array();
    std::size_t bytes = 0;
    for (const auto& [name, link] : state.links) {
        ordered_json one = linkJson(name, link);
        bytes += one.dump().size() + 1;
        if (bytes > kMostLinkBytesTold)
            break;
        links.push_back(std::move(one));
    }
    const std::size_t told = links.size();
    put(report, "links", std::move(links), state.links.size() - told);
}

void putTables(ordered_json& report, const std::map<core::PartyId, feed::Standing>& tables) {
    ordered_json followed = ordered_json::object();
    for (const auto& [table, standing] : tables)
        if (followed.size() < kMostTablesTold)
            followed[table.text()] = core::enumName(standing);
    const std::size_t told = followed.size();
    put(report, "tables", std::move(followed), tables.size() - told);
}

void putDisplays(ordered_json& report, const meter::State& state) {
    ordered_json displays = ordered_json::array();
    for (const meter::ShownMeter& wrong : state.mismatched) {
        if (displays.size() == kMostTold)
            break;
        displays.push_back({{"link", wrong.link.text()},
                            {"level", wrong.level.text()},
                            {"display", wrong.display.text()}});
    }
    const std::size_t told = displays.size();
    put(report, "displays_wrong", std::move(displays), state.mismatched.size() - told);
}

ordered_json healthJson(const party::Health& health) {
    ordered_json lost = ordered_json::object();
    for (const auto& [topic, count] : health.lostMessages)
        if (lost.size() < kMostTold)
            lost[topic] = count;
    return {{"journal_entries", health.journalEntries},
            {"dropped_messages", health.droppedMessages},
            {"lost_messages", std::move(lost)},
            {"started_at", core::toIso(health.startedAt)}};
}

} // namespace

ordered_json meterReport(const meter::State& state,
                         const std::map<core::PartyId, feed::Standing>& tables,
                         const party::Health& health) {
    ordered_json report{{"v", 1}};
    putLinks(report, state);
    putTables(report, tables);
    putDisplays(report, state);
    report["health"] = healthJson(health);
    return report;
}

std::vector<devices::LevelAmount> amountsOf(const meter::ProgressiveLink& link) {
    std::vector<devices::LevelAmount> amounts;
    for (const meter::Level& level : link.levels)
        amounts.push_back(
            {level.parameters.level, std::max(level.value, core::MicroCents{}).floorCents()});
    return amounts;
}

} // namespace pitwatch::controller
