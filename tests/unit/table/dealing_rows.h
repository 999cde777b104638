#pragma once

#include "tests/unit/table/rule_set_rows.h"

// One data row per rule set and way of dealing, for clauses that a document says three times.

namespace pitwatch::support {

struct CitedMethod {
    Cited cited;
    std::string_view method;
};

inline void addMethods(const std::vector<CitedMethod>& rows) {
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QString>("method");
    const auto text = [](std::string_view view) {
        return QString::fromUtf8(view.data(), static_cast<int>(view.size()));
    };
    for (const CitedMethod& row : rows) {
        const std::string tag = std::string(row.cited.ruleSet) + " " +
                                std::string(row.cited.section) + ", " + std::string(row.method);
        QTest::newRow(tag.c_str()) << text(row.cited.ruleSet) << text(row.method);
    }
}

// The rule set's submission dealt in that way from one deck, with a shuffler that does not count.
inline std::string filedFor(const QString& ruleSet, const QString& method,
                            std::string_view reshuffles = "false") {
    std::string text = submissionText(ruleSet.toStdString());
    const std::string key = "dealing = \"";
    const auto at = text.find(key) + key.size();
    text.replace(at, text.find('"', at) - at, method.toStdString());
    if (text.find("[shuffler]") == std::string::npos)
        text.insert(text.find("[wagers]"),
                    "[shuffler]\ncounts_cards = false\ndecks = 1\nreshuffles = false\n");
    text =
        with(with(text, "counts_cards = true", "counts_cards = false"), "decks = 2", "decks = 1");
    return with(text, "reshuffles = false", "reshuffles = " + std::string(reshuffles));
}

inline TableFixture openedFor(const QString& ruleSet, const QString& method) {
    TableFixture fixture{makeSetup(filedFor(ruleSet, method))};
    fixture.open();
    return fixture;
}

} // namespace pitwatch::support
