#pragma once

#include "tests/support/tables/table_fixture.h"

#include <QTest>

#include <string_view>
#include <type_traits>

// One data row per rule set, tagged with the clauses under test: their places in the document as
// tests/lint/clauses.py reads them, separated by commas, or none where the document is silent.

namespace pitwatch::support {

struct Cited {
    std::string_view ruleSet;
    std::string_view section;
};

inline void addRows(const std::vector<Cited>& rows) {
    QTest::addColumn<QString>("ruleSet");
    for (const Cited& row : rows) {
        const std::string tag = std::string(row.ruleSet) + " " +
                                std::string(row.section.empty() ? "is silent" : row.section);
        QTest::newRow(tag.c_str())
            << QString::fromUtf8(row.ruleSet.data(), static_cast<int>(row.ruleSet.size()));
    }
}

inline void addEveryRuleSet(std::string_view what) {
    QTest::addColumn<QString>("ruleSet");
    for (const std::string& id : ruleSetIds()) {
        const std::string tag = id + ": " + std::string(what);
        QTest::newRow(tag.c_str()) << QString::fromStdString(id);
    }
}

// Every rule set, with the section that its data gives.
template <typename SectionOf>
requires std::is_invocable_v<SectionOf, const rules::RuleSet&>
void addEveryRuleSet(SectionOf sectionOf) {
    QTest::addColumn<QString>("ruleSet");
    for (const rules::RuleSet& rules : rules::RuleBook::builtIn().all()) {
        const std::string section = sectionOf(rules);
        const std::string tag = rules.id + ": " + (section.empty() ? "silent" : section);
        QTest::newRow(tag.c_str()) << QString::fromStdString(rules.id);
    }
}

inline TableFixture benchFor(const QString& ruleSet, table::Signals signalled = {}) {
    return TableFixture(makeSetup(submissionText(ruleSet.toStdString()), signalled));
}

// The same, open for its first bets; with bets at the seats and "no more bets" called; with the
// cards dealt.
inline TableFixture openedFor(const QString& ruleSet) {
    TableFixture fixture = benchFor(ruleSet);
    fixture.open();
    return fixture;
}
inline TableFixture lockedFor(const QString& ruleSet, const std::vector<int>& seats = {1, 2}) {
    TableFixture fixture = openedFor(ruleSet);
    fixture.lock(seats);
    return fixture;
}
inline TableFixture dealtFor(const QString& ruleSet, const std::vector<int>& seats = {1, 2}) {
    TableFixture fixture = lockedFor(ruleSet, seats);
    fixture.deal();
    return fixture;
}

// What the last input settled for the seat, or null.
inline const events::SeatSettled* seatOf(const TableFixture& fixture, int seat) {
    for (const auto& event : fixture.last())
        if (const auto* settled = event.as<events::SeatSettled>();
            settled != nullptr && settled->seat.number == seat)
            return settled;
    return nullptr;
}

inline std::string with(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

} // namespace pitwatch::support
