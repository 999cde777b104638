#include "shared/rules/rule_book.h"
#include "shared/rules/settlement.h"
#include "tests/unit/rules/expected_paytables.h"
#include "tests/unit/rules/sample_rounds.h"
#include "tests/unit/rules/submissions.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace pitwatch;
using namespace pitwatch::rules;
using namespace pitwatch::rules::test;

namespace {

const Paytable& paytableOf(const ExpectedRow& row) {
    const RuleSet* rules = RuleBook::builtIn().find(row.ruleSet);
    const auto wager = core::enumFromName<WagerKind>(row.wager);
    return *rules->find(*wager)->find(row.letter);
}

bool startsWith(const std::string& text, std::string_view start) {
    return text.compare(0, start.size(), start) == 0;
}

bool isPayout(const ExpectedRow& row) {
    return !startsWith(row.hand, "envy ") && !startsWith(row.hand, "minimum ");
}

// Everything the data says, in the same words as the expectations.
std::vector<ExpectedRow> dataRows() {
    std::vector<ExpectedRow> rows;
    for (const RuleSet& rules : RuleBook::builtIn().all())
        for (const WagerRule& wager : rules.wagers)
            for (const Paytable& paytable : wager.paytables) {
                const auto add = [&](const std::string& hand, const std::string& pays,
                                     const std::string& section) {
                    rows.push_back({rules.id, std::string(core::enumName(wager.wager)),
                                    paytable.letter, hand, pays, section});
                };
                for (const PaytableRow& row : paytable.rows)
                    add(describe(row), describe(row.payout), row.section);
                for (const EnvyRow& row : paytable.envy)
                    add("envy " + std::to_string(row.wager.value()) + ' ' +
                            std::string(core::enumName(row.hand)),
                        core::toDollars(row.amount), row.section);
                for (const LevelMinimum& level : paytable.levels)
                    add("minimum " + std::string(core::enumName(level.level)),
                        core::toDollars(level.minimum), level.section);
            }
    return rows;
}

std::int64_t centsOf(std::string dollars) {
    std::erase_if(dollars, [](char c) { return c < '0' || c > '9'; });
    return std::stoll(dollars);
}

struct Expected {
    std::int64_t paid = 0;
    std::int64_t returned = 0;
};

// What a stake brings by the words of the document, a meter showing $10,000.
Expected expectedFor(const ExpectedRow& row, std::int64_t stake) {
    if (row.pays == "push")
        return {0, stake};
    if (row.pays[0] == '$')
        return {centsOf(row.pays), row.wager == "six_card" ? stake : 0};
    const std::int64_t first = std::stoll(row.pays);
    if (row.pays.find(" to 1") != std::string::npos)
        return {first * stake, stake};
    if (row.pays.find(" for 1") != std::string::npos)
        return {first * stake, 0};
    return {10'000 * first, 0};
}

} // namespace

class TestPaytables : public QObject {
    Q_OBJECT

private:
    void addRows(bool (*wanted)(const ExpectedRow&)) {
        QTest::addColumn<int>("index");
        const auto rows = expectedRows();
        for (std::size_t at = 0; at < rows.size(); ++at)
            if (wanted(rows[at]))
                QTest::newRow(rows[at].tag().c_str()) << static_cast<int>(at);
    }

private slots:
    void everyRowOfTheDataIsExpectedAndNoOther() {
        std::multiset<std::string> expected;
        for (const ExpectedRow& row : expectedRows())
            expected.insert(row.tag() + " = " + row.pays);
        std::multiset<std::string> data;
        for (const ExpectedRow& row : dataRows())
            data.insert(row.tag() + " = " + row.pays);
        for (const std::string& tag : data)
            QVERIFY2(expected.count(tag) == data.count(tag), tag.c_str());
        QCOMPARE(data.size(), expected.size());
    }

    void aHandIsPaidAsTheDocumentSays_data() { addRows(isPayout); }
    void aHandIsPaidAsTheDocumentSays() {
        QFETCH(int, index);
        const ExpectedRow row = expectedRows()[static_cast<std::size_t>(index)];
        const auto wager = *core::enumFromName<WagerKind>(row.wager);
        const CardsUsed used = paytableOf(row).cards;
        const TableRules table = tableOf(submissionText(row.ruleSet, {{row.wager, row.letter}}));
        const Round round = roundWith(row.ruleSet, wager, used, sampleHand(used, row.hand));
        const auto settlement = settle(table, round);
        QVERIFY2(settlement.ok(), settlement.ok() ? "" : settlement.error().text.c_str());

        const auto& lines = settlement->seats[0].lines;
        const bool runs = row.ruleSet == "mlgca-run-em-twice";
        const Wager base = runs ? Wager::Run1 : Wager::Bet1;
        const Wager wanted =
            wager == WagerKind::Base ? base : *core::enumFromName<Wager>(row.wager);
        const auto* line = std::find_if(lines.begin(), lines.end(),
                                        [&](const auto& l) { return l.wager == wanted; });
        QVERIFY(line != lines.end());
        const Expected expected = expectedFor(row, line->stake.value());
        QCOMPARE(line->paid.value(), expected.paid);
        QCOMPARE(line->returned.value(), expected.returned);
        QCOMPARE(line->result, row.pays == "push" ? LineResult::Push : LineResult::Win);
    }

    void envyIsPaidAsTheDocumentSays_data() {
        addRows([](const ExpectedRow& row) { return startsWith(row.hand, "envy "); });
    }
    void envyIsPaidAsTheDocumentSays() {
        QFETCH(int, index);
        const ExpectedRow row = expectedRows()[static_cast<std::size_t>(index)];
        const std::string hand = row.hand.substr(std::string("envy 100 ").size());
        const CardsUsed used = paytableOf(row).cards;
        const TableRules table =
            tableOf(submissionText(row.ruleSet, {{"progressive", row.letter}}));
        Round round = roundWith(row.ruleSet, WagerKind::Base, used, sampleHand(used, hand));
        addBystander(row.ruleSet, round, 5).stake(WagerKind::Progressive) =
            core::Cents{row.hand[5] == '1' ? 100 : 500};
        const auto settlement = settle(table, round);
        QVERIFY2(settlement.ok(), settlement.ok() ? "" : settlement.error().text.c_str());
        const auto& envy = settlement->seats[0].envy;
        QCOMPARE(settlement->seats[0].seat.number, 5);
        QCOMPARE(envy.size(), std::size_t{1});
        QCOMPARE(envy[0].forSeat.number, 1);
        QCOMPARE(std::string(core::enumName(envy[0].hand)), hand);
        QCOMPARE(envy[0].paid.value(), centsOf(row.pays));
        QVERIFY(settlement->seats[1].envy.empty());
    }

    void aMeterBelowItsMinimumIsAProblem_data() {
        addRows([](const ExpectedRow& row) { return startsWith(row.hand, "minimum "); });
    }
    void aMeterBelowItsMinimumIsAProblem() {
        QFETCH(int, index);
        const ExpectedRow row = expectedRows()[static_cast<std::size_t>(index)];
        const std::string level = row.hand.substr(std::string("minimum ").size());
        const std::string table = "[progressive.levels." + level + "]\nrate = 0.05\n";
        const std::string least = std::to_string(centsOf(row.pays));
        const std::string below = std::to_string(centsOf(row.pays) - 1);
        const std::string text = submissionText(row.ruleSet, {{"progressive", row.letter}});
        const std::string good = table + "initial = " + least + "\nreset = " + least + '\n';
        QVERIFY(parseSubmission(text, RuleBook::builtIn()).ok());
        const auto bad = parseSubmission(
            edited(text, good, table + "initial = " + below + "\nreset = " + below + '\n'),
            RuleBook::builtIn());
        QVERIFY(!bad.ok());
        QCOMPARE(bad.error().size(), std::size_t{2});
        QCOMPARE(bad.error()[0].field, "progressive.levels." + level + ".initial");
        QCOMPARE(bad.error()[1].field, "progressive.levels." + level + ".reset");
        QCOMPARE(bad.error()[0].section, row.section);
    }
};

QTEST_APPLESS_MAIN(TestPaytables)
#include "tst_paytables.moc"
