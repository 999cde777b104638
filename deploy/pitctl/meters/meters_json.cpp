#include "deploy/pitctl/meters/meters_json.h"

#include "shared/wording/wording.h"

#include <cstdio>

namespace pitwatch::pitctl {

using core::MicroCents;

namespace {

Json money(MicroCents amount) {
    const core::Cents cents = amount.floorCents();
    return {{"cents", cents.value()}, {"micro", (amount - MicroCents::fromCents(cents)).value()}};
}

// "$10,000.05 and 250000 millionths"
std::string text(MicroCents amount) {
    const core::Cents cents = amount.floorCents();
    const auto rest = (amount - MicroCents::fromCents(cents)).value();
    return core::toDollars(cents) +
           (rest == 0 ? std::string() : " and " + std::to_string(rest) + " millionths of a cent");
}

MicroCents moneyOf(const Json& json) {
    return MicroCents::fromCents(core::Cents{json["cents"].get<std::int64_t>()}) +
           MicroCents{json["micro"].get<std::int64_t>()};
}

Json accountJson(const meter::Account& account) {
    return {{"initial", money(account.initial)},   {"contributed", money(account.contributed)},
            {"reversed", money(account.reversed)}, {"reseeded", money(account.reseeded)},
            {"returned", money(account.returned)}, {"corrected", money(account.corrected)},
            {"fixed", money(account.fixed)}};
}

Json levelJson(const meter::Level& level) {
    Json tables = Json::object();
    for (const auto& [table, amount] : level.byTable)
        tables[table.text()] = money(amount);
    return {{"level", level.parameters.level.text()},
            {"value", money(level.value)},
            {"pot", money(level.pot)},
            {"hits", level.hits},
            {"account", accountJson(level.account)},
            {"by_table", std::move(tables)}};
}

Json move(const events::LinkId& link, const events::LevelName& level, const char* what,
          MicroCents change, MicroCents after, const std::string& because) {
    return {{"link", link.text()},     {"level", level.text()}, {"what", what},
            {"change", money(change)}, {"after", money(after)}, {"because", because}};
}

std::string because(const events::ClaimId& claim) {
    return "claim " + std::to_string(claim.number) + " of " + claim.table.text();
}

std::string because(const core::TableId& table, events::RoundId round) {
    return "round " + std::to_string(round.value) + " of " + table.text();
}

template <typename Event>
void addChanges(std::vector<Json>& moves, const Event& event, const char* what) {
    for (const events::LevelChange& one : event.changes)
        moves.push_back(move(event.link, one.level, what, one.change, one.after,
                             because(event.table, event.round)));
}

void addOpening(std::vector<Json>& moves, const events::LinkOpened& event) {
    for (const events::LevelParameters& one : event.levels)
        moves.push_back({{"link", event.link.text()},
                         {"level", one.level.text()},
                         {"what", "opened"},
                         {"change", nullptr},
                         {"after", nullptr},
                         {"because", "opened by " + event.by.text()}});
}

} // namespace

Json valuesJson(const meter::State& state) {
    Json links = Json::array();
    for (const auto& [name, link] : state.links) {
        Json levels = Json::array();
        for (const meter::Level& level : link.levels)
            levels.push_back(levelJson(level));
        links.push_back({{"link", name.text()},
                         {"service", core::enumName(link.service)},
                         {"reason", wording::sentence(link.reason)},
                         {"levels", std::move(levels)}});
    }
    return {{"links", std::move(links)}};
}

std::vector<std::string> valuesText(const meter::State& state) {
    std::vector<std::string> lines;
    for (const auto& [name, link] : state.links) {
        lines.push_back(
            name.text() + ": " + std::string(core::enumName(link.service)) +
            (link.reason.empty() ? std::string() : ", " + wording::sentence(link.reason)));
        for (const meter::Level& level : link.levels)
            lines.push_back("  " + level.parameters.level.text() + ": " + text(level.value) + ", " +
                            std::to_string(level.hits) + " hit(s), paid " +
                            text(level.account.fixed - level.account.returned));
    }
    return lines;
}

std::vector<Json> movesOf(const events::Event& event) {
    std::vector<Json> moves;
    if (const auto* one = event.as<events::LinkOpened>())
        addOpening(moves, *one);
    else if (const auto* made = event.as<events::ContributionApplied>())
        addChanges(moves, *made, "contributed");
    else if (const auto* back = event.as<events::ContributionReversed>())
        addChanges(moves, *back, "reversed");
    else if (const auto* over = event.as<events::OverflowMoved>())
        moves.push_back(move(over->link, over->level, "overflow", MicroCents{} - over->change,
                             over->after, "limit"));
    else if (const auto* fixed = event.as<events::MeterAmountFixed>())
        moves.push_back(move(fixed->link, fixed->level, "fixed", fixed->after - fixed->before,
                             fixed->after, because(fixed->claim)));
    else if (const auto* seed = event.as<events::MeterReseeded>())
        moves.push_back(move(seed->link, seed->level, "reseeded", seed->after - seed->before,
                             seed->after, seed->claim ? because(*seed->claim) : std::string()));
    else if (const auto* returned = event.as<events::MeterAmountReturned>())
        moves.push_back(move(returned->link, returned->level, "returned",
                             MicroCents::fromCents(returned->amount), returned->after,
                             because(returned->claim)));
    else if (const auto* corrected = event.as<events::MeterCorrected>())
        moves.push_back(move(corrected->link, corrected->level, "corrected",
                             corrected->after - corrected->before, corrected->after,
                             corrected->reason.value() + "; " + corrected->orderedBy.text() + ", " +
                                 corrected->approvedBy.text()));
    return moves;
}

std::string moveText(const Json& move) {
    std::string line = move["at"].get<std::string>() + "  " + move["link"].get<std::string>() +
                       "/" + move["level"].get<std::string>() + "  " +
                       move["what"].get<std::string>();
    if (!move["change"].is_null())
        line += " " + text(moneyOf(move["change"])) + ", then " + text(moneyOf(move["after"]));
    return line + "  (" + move["because"].get<std::string>() + ")";
}

Json reconcileJson(const meter::Reconciliation& reconciliation) {
    Json meters = Json::array();
    for (const auto& [name, link] : reconciliation.state().links)
        for (const meter::Level& level : link.levels)
            meters.push_back(
                {{"link", name.text()},
                 {"level", level.parameters.level.text()},
                 {"value", money(level.value)},
                 {"contributed", money(level.account.contributed - level.account.reversed)},
                 {"by_tables_journals",
                  money(reconciliation.contributedByTables(name, level.parameters.level))}});
    return {{"reconciles", reconciliation.differences().empty()},
            {"differences", reconciliation.differences()},
            {"unread_entries", reconciliation.unread()},
            {"meters", std::move(meters)}};
}

std::vector<std::string> reconcileText(const meter::Reconciliation& reconciliation) {
    std::vector<std::string> lines = reconciliation.differences();
    for (const auto& [name, link] : reconciliation.state().links)
        for (const meter::Level& level : link.levels)
            lines.push_back(name.text() + "/" + level.parameters.level.text() + ": " +
                            text(level.value) + "; contributed " +
                            text(level.account.contributed - level.account.reversed) +
                            ", by the tables' journals " +
                            text(reconciliation.contributedByTables(name, level.parameters.level)));
    if (reconciliation.unread() > 0)
        lines.push_back(std::to_string(reconciliation.unread()) +
                        " entries of tables are not read by the controller yet");
    if (reconciliation.differences().empty())
        lines.push_back("reconciled: no difference");
    return lines;
}

} // namespace pitwatch::pitctl
