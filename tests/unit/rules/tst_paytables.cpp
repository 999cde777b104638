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

// clauses: california-let-it-ride Standards of play/3, /4, Ranking of Hands 1, Round of Play 10/2
// clauses: california-let-it-ride Round of Play 10/4, Basic Game Paytable Summary/2, /3, /4
// clauses: comar-let-it-ride .01B(2), .01B(3), .01B(6), .06C(1), .06C(2), .06C(3), .06C(4), .06C(5)
// clauses: comar-let-it-ride .06C(6), .06C(7), .06C(8), .06C(9), .06D(1), .06D(2), .06D(3), .06D(4)
// clauses: comar-let-it-ride .06D(5), .06E(1), .06E(2), .06E(3), .06E(4), .06E(5), .06E(6), .06E(7)
// clauses: comar-let-it-ride .06E(8), .06F(1), .06F(2), .06F(3), .06F(4), .06F(5), .06F(6), .06F(7)
// clauses: comar-let-it-ride .11E(1), .11E(2), .11E(3), .11E(4), .11E(5), .12A, .12A(1), .12A(2)
// clauses: comar-let-it-ride .12A(3), .12B, .12B(1), .12B(2), .12B(3), .12B(4), .12B(5), .12B(6)
// clauses: comar-let-it-ride .12B(7), .12C, .12C(1), .12C(2), .12C(3), .12D, .12D(1), .12D(2), .12E
// clauses: comar-let-it-ride .12E(1), .12E(2), .12E(3), .12F(2), .12H(1), .12H(2), .12I(1), .12I(2)
// clauses: comar-let-it-ride .12I(3), .12J(1), .12J(2), .12J(3)
// clauses: house-let-it-ride Let-it-Ride Poker Rankings/3
// clauses: house-let-it-ride Procedures for completion of each round of play/28, /34
// clauses: house-let-it-ride Payout Odds/Payout Limitation/2, Let it Ride Side Bets/3
// clauses: mlgca-let-it-ride ch. 1B(1), ch. 1B(3), ch. 1B(6), ch. 6C(1), ch. 6C(2), ch. 6C(3)
// clauses: mlgca-let-it-ride ch. 6C(4), ch. 6C(5), ch. 6C(6), ch. 6C(7), ch. 6C(8), ch. 6C(9)
// clauses: mlgca-let-it-ride ch. 6D(1), ch. 6D(2), ch. 6D(3), ch. 6D(4), ch. 6D(5), ch. 6E(1)
// clauses: mlgca-let-it-ride ch. 6E(2), ch. 6E(3), ch. 6E(4), ch. 6E(5), ch. 6E(6), ch. 6E(7)
// clauses: mlgca-let-it-ride ch. 6E(8), ch. 6F(1), ch. 6F(2), ch. 6F(3), ch. 6F(4), ch. 6F(5)
// clauses: mlgca-let-it-ride ch. 6F(6), ch. 6F(7), ch. 11D(2), ch. 11E(1), ch. 11E(2), ch. 11E(3)
// clauses: mlgca-let-it-ride ch. 11E(4), ch. 11E(5), ch. 12A(1), ch. 12A(2), ch. 12A(3), ch. 12B(1)
// clauses: mlgca-let-it-ride ch. 12B(2), ch. 12B(3), ch. 12B(4), ch. 12B(5), ch. 12B(6), ch. 12B(7)
// clauses: mlgca-let-it-ride ch. 12C(1), ch. 12C(2), ch. 12C(3), ch. 12D(1), ch. 12D(2), ch. 12E
// clauses: mlgca-let-it-ride ch. 12E(1), ch. 12E(2), ch. 12E(3), ch. 12E(4), ch. 12E(5), ch. 12E(6)
// clauses: mlgca-let-it-ride ch. 12F(2)(a), ch. 12F(2)(b), ch. 12F(2)(c), ch. 12F(2)(d)(i)
// clauses: mlgca-let-it-ride ch. 12F(2)(d)(ii), ch. 12F(2)(e)(i), ch. 12F(2)(e)(ii)
// clauses: mlgca-let-it-ride ch. 12F(2)(e)(iii), ch. 12F(2)(f)(i), ch. 12F(2)(f)(ii)
// clauses: mlgca-let-it-ride ch. 12F(2)(f)(iii), ch. 12H(1), ch. 12H(2), ch. 12I(1), ch. 12I(2)
// clauses: mlgca-let-it-ride ch. 12I(3), ch. 12I(4), ch. 12I(5), ch. 12I(6), ch. 12J(1), ch. 12J(2)
// clauses: mlgca-let-it-ride ch. 12J(3), ch. 12J(4), ch. 12J(5), ch. 12J(6)
// clauses: mlgca-run-em-twice ch. 7E(2)(b), ch. 7E(2)(c), ch. 11H(2), ch. 11I(3)(e), ch. 12B
// clauses: mlgca-run-em-twice ch. 12D, ch. 12E(1), ch. 12E(2), ch. 12E(3), ch. 12E(4), ch. 12E(5)
// clauses: mlgca-run-em-twice ch. 12F(1), ch. 12F(2), ch. 12F(3), ch. 12F(4), ch. 12F(6)(b)(i)
// clauses: mlgca-run-em-twice ch. 12F(6)(b)(ii), ch. 12F(6)(b)(iii)(1), ch. 12F(6)(b)(iii)(2)
// clauses: mlgca-run-em-twice ch. 12F(6)(b)(iv)(1), ch. 12F(6)(b)(iv)(2), ch. 12F(6)(b)(iv)(3)
// clauses: mlgca-run-em-twice ch. 12G(1), ch. 12G(2), ch. 12H(1), ch. 12H(2), ch. 12H(3)
// clauses: mlgca-run-em-twice ch. 12H(4), ch. 12I(1), ch. 12I(2), ch. 12I(3), ch. 12I(4)

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
