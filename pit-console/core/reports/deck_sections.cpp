#include "pit-console/core/projections/finding_history.h"
#include "pit-console/core/reports/report_cells.h"
#include "pit-console/core/reports/report_sections.h"
#include "pit-console/core/reports/reports.h"
#include "pit-console/core/store/store.h"
#include "shared/wording/wording.h"

#include <map>

namespace pitwatch::console {

namespace {

std::string lengthText(core::Millis length) {
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(length).count();
    return std::to_string(minutes / 60) + " h " + std::to_string(minutes % 60) + " min";
}

Cell colourCell(const std::optional<events::DeckColour>& colour) {
    return colour ? Cell(std::string(core::enumName(*colour))) : Cell();
}

std::string breachText(const Breach& breach) {
    switch (breach.kind) {
    case BreachKind::DeckOverdue:
        return std::string(breach.goesOn ? "still in play, overdue by " : "was overdue by ") +
               lengthText(breach.over);
    case BreachKind::StubCountMissed:
        return std::to_string(breach.rounds) + " rounds without a stub count";
    case BreachKind::WrongCount: {
        std::string text = std::to_string(breach.counted) + " cards counted where " +
                           std::to_string(breach.expected) + " should be";
        if (breach.rounds > 0)
            text += ", and dealt from in " + std::to_string(breach.rounds) + " more rounds";
        return text;
    }
    case BreachKind::DecksNotAlternated:
        return "dealt in two rounds running";
    case BreachKind::DeckCameBack:
        return "received again after it had left";
    }
    return {};
}

} // namespace

ReportSection deckSection(const Store& store, const Period& period) {
    ReportSection section{"decks",
                          "Decks",
                          {{"Table", 0.8},
                           {"Deck", 1.2},
                           {"Back", 0.8},
                           {"Received", 1.5},
                           {"By", 1},
                           {"In play", 1.5},
                           {"Due", 1.5},
                           {"Removed", 1.5},
                           {"By", 1},
                           {"Reason", 1.3},
                           {"Rule", 1.4}},
                          {},
                          {},
                          {},
                          "No deck was at a table."};
    for (const DeckStay& stay : store.decks().stays(period))
        section.rows.push_back(
            {stay.table.text(), textOr(stay.id), std::string(core::enumName(stay.colour)),
             stay.receivedAt, textOr(stay.receivedBy), valueOr(stay.enteredPlayAt),
             valueOr(stay.dueAt), valueOr(stay.removedAt), textOr(stay.removedBy),
             stay.reason ? Cell(words(core::enumName(*stay.reason))) : Cell(),
             stay.section.value()});
    return section;
}

ReportSection countSection(const std::vector<TableCompliance>& tables) {
    ReportSection section{"compliance",
                          "Deck rotation and counts",
                          {{"Table"},
                           {"Rounds dealt", 1, true},
                           {"Decks in play", 1, true},
                           {"Decks removed", 1, true},
                           {"Stub counts", 1, true},
                           {"Shuffler counts", 1, true},
                           {"Breaches", 1, true}},
                          {},
                          {},
                          {},
                          "No table has told how it is set up."};
    for (const TableCompliance& one : tables)
        section.rows.push_back({one.table.text(), std::int64_t{one.rounds},
                                std::int64_t{one.decksInPlay}, std::int64_t{one.decksRemoved},
                                std::int64_t{one.stubCounts}, std::int64_t{one.shufflerCounts},
                                one.rulesKnown
                                    ? Cell(static_cast<std::int64_t>(one.breaches.size()))
                                    : Cell(std::string("rules not known"))});
    section.note = "Reckoned by the console from the tables' records, apart from what the tables "
                   "found themselves.";
    return section;
}

ReportSection countListSection(const Store& store, const Period& period) {
    ReportSection section{"counts",
                          "Counts",
                          {{"Time", 1.5},
                           {"Table", 0.8},
                           {"What", 1},
                           {"Back", 0.8},
                           {"Round", 0.8, true},
                           {"Expected", 0.8, true},
                           {"Counted", 0.8, true},
                           {"By", 1},
                           {"Judged", 1.4}},
                          {},
                          {},
                          {},
                          "Nothing was counted."};
    for (const DeckCount& one : store.decks().counts(period))
        section.rows.push_back(
            {one.at, one.table.text(), std::string(one.kind == CountKind::Stub ? "stub" : "deck"),
             std::string(core::enumName(one.colour)), numberCell(one.round),
             std::int64_t{one.expected}, std::int64_t{one.counted}, textOr(one.by),
             one.judgement ? Cell(words(core::enumName(*one.judgement))) : Cell()});
    return section;
}

ReportSection breachSection(const std::vector<TableCompliance>& tables) {
    ReportSection section{"breaches",
                          "Breaches the console found",
                          {{"Time", 1.4},
                           {"Table", 0.8},
                           {"Breach", 1.5},
                           {"Back", 0.7},
                           {"Deck", 1},
                           {"Round", 0.7, true},
                           {"What", 3},
                           {"Rule", 1.6}},
                          {},
                          {},
                          {},
                          "None."};
    for (const TableCompliance& table : tables)
        for (const Breach& one : table.breaches)
            section.rows.push_back({one.at, one.table.text(), words(core::enumName(one.kind)),
                                    colourCell(one.colour), textOr(one.deck), numberCell(one.round),
                                    breachText(one), one.section});
    return section;
}

ReportSection findingSection(const Store& store, const Period& period) {
    ReportSection section{"findings",
                          "Findings of the tables",
                          {{"Time", 1.4},
                           {"Table", 0.8},
                           {"Finding", 1.5},
                           {"Back", 0.7},
                           {"Round", 0.7, true},
                           {"What", 2.6},
                           {"Rule", 1.6},
                           {"Resolved by", 1.1},
                           {"Explanation", 2}},
                          {},
                          {},
                          {},
                          "None."};
    for (const FoundBreach& one : store.findings().breaches(period))
        section.rows.push_back({one.at, one.found.table.text(),
                                words(core::enumName(one.found.kind)), colourCell(one.found.deck),
                                numberCell(one.found.round), wording::sentence(one.found.detail),
                                one.found.section.value(), textOr(one.resolvedBy),
                                one.explanation.value()});
    return section;
}

ReportSection alarmSection(const Store& store, const Period& period) {
    struct Sum {
        std::int64_t all = 0;
        std::int64_t acknowledged = 0;
        std::int64_t open = 0;
    };
    std::map<std::pair<std::string, std::string>, Sum> sums;
    for (const LoggedAlarm& one : store.findings().alarms(period)) {
        Sum& sum = sums[{words(one.kind.text()), std::string(core::enumName(one.priority))}];
        ++sum.all;
        sum.acknowledged += one.acknowledgedAt ? 1 : 0;
        sum.open += one.clearedAt ? 0 : 1;
    }
    ReportSection section{"alarms",
                          "Alarms",
                          {{"Alarm", 3},
                           {"Priority"},
                           {"Raised", 1, true},
                           {"Acknowledged", 1, true},
                           {"Still there", 1, true}},
                          {},
                          {},
                          {},
                          "None."};
    for (const auto& [key, sum] : sums)
        section.rows.push_back({key.first, key.second, sum.all, sum.acknowledged, sum.open});
    return section;
}

} // namespace pitwatch::console
