#pragma once

#include "tests/support/tables/table_fixture.h"

#include <QTest>

#include <string_view>

// One data row per rule set, tagged with the id of the sentence under test (sentences.txt), the
// rule set and where the sentence stands.

namespace pitwatch::support {

struct Cited {
    std::string_view ruleSet;
    std::string_view section;
};

inline void addRows(std::string_view id, const std::vector<Cited>& rows) {
    QTest::addColumn<QString>("ruleSet");
    for (const Cited& row : rows) {
        const std::string tag =
            std::string(id) + " " + std::string(row.ruleSet) + ": " + std::string(row.section);
        QTest::newRow(tag.c_str())
            << QString::fromUtf8(row.ruleSet.data(), static_cast<int>(row.ruleSet.size()));
    }
}

inline void addEveryRuleSet(std::string_view sentence) {
    QTest::addColumn<QString>("ruleSet");
    for (const std::string& id : ruleSetIds()) {
        const std::string tag = id + ": " + std::string(sentence);
        QTest::newRow(tag.c_str()) << QString::fromStdString(id);
    }
}

// Every rule set, with the section that its data gives for the sentence.
template <typename SectionOf>
void addEveryRuleSet(std::string_view id, SectionOf sectionOf) {
    QTest::addColumn<QString>("ruleSet");
    for (const rules::RuleSet& rules : rules::RuleBook::builtIn().all()) {
        const std::string section = sectionOf(rules);
        const std::string tag =
            std::string(id) + " " + rules.id + ": " + (section.empty() ? "silent" : section);
        QTest::newRow(tag.c_str()) << QString::fromStdString(rules.id);
    }
}

inline TableFixture benchFor(const QString& ruleSet, table::Signals signalled = {}) {
    return TableFixture(makeSetup(submissionText(ruleSet.toStdString()), signalled));
}

inline std::string with(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

} // namespace pitwatch::support
