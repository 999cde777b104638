#include "shared/rules/returns/returns.h"
#include "shared/rules/returns/warnings.h"
#include "tests/unit/returns/submissions.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::returns;
using rules::WagerKind;
using tests::submissionOf;

namespace {

Returns returnsOf(const rules::Submission& submission) {
    return expectedReturns(*rules::RuleBook::builtIn().find(submission.ruleSet), submission);
}

const WagerReturn& find(const Returns& returns, WagerKind wager) {
    for (const WagerReturn& entry : returns.wagers)
        if (entry.wager == wager)
            return entry;
    qFatal("the wager is not among the returns");
}

bool mentions(const Returns& returns, const std::string& words) {
    for (const std::string& note : returns.notes)
        if (note.find(words) != std::string::npos)
            return true;
    return false;
}

constexpr auto kProgressiveA = R"([progressive]
paytable = "A"
link = "LINK1"
wagers = [100, 500]
[progressive.levels.main]
rate = 0.05
initial = 2000000
reset = 1000000
)";

} // namespace

class TestReturns : public QObject {
    Q_OBJECT

private slots:
    // Published house edges of these paytables, in percent of one bet.
    void findsTheHouseEdgeOfLetItRide_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("letter");
        QTest::addColumn<QString>("edge");
        QTest::newRow("1000/200/50/11/8/5") << "mlgca-let-it-ride"
                                            << "A"
                                            << "3.5057";
        QTest::newRow("500/100/25/15/10/5") << "mlgca-let-it-ride"
                                            << "B"
                                            << "3.4262";
        QTest::newRow("COMAR A") << "comar-let-it-ride"
                                 << "A"
                                 << "3.5057";
        QTest::newRow("California 01") << "california-let-it-ride"
                                       << "LIRX-01"
                                       << "3.5057";
        QTest::newRow("California 02") << "california-let-it-ride"
                                       << "LIRX-02"
                                       << "3.4262";
    }
    void findsTheHouseEdgeOfLetItRide() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, letter);
        QFETCH(QString, edge);
        const auto submission =
            submissionOf(ruleSet.toStdString(), "base = \"" + letter.toStdString() + "\"\n");
        const WagerReturn base = find(returnsOf(submission), WagerKind::Base);
        QCOMPARE((base.houseEdge() * Ratio(100)).decimal(4), edge.toStdString());
        QVERIFY(Ratio(1) < *base.averageWager && *base.averageWager < Ratio(3));
        QVERIFY(*base.elementOfRisk() * *base.averageWager == base.houseEdge());
    }

    // Worked by hand from the numbers of hands: for instance Three Card A pays 40 * 48 + 30 * 52 +
    // 6 * 720 + 4 * 1096 + 3744 against 16440 losses in 22100 hands.
    void findsTheNetOfSideWagers_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("wager");
        QTest::addColumn<QString>("letter");
        QTest::addColumn<qint64>("numerator");
        QTest::addColumn<qint64>("denominator");
        const auto row = [](const char* tag, const char* ruleSet, WagerKind wager,
                            const char* letter, qint64 numerator, qint64 denominator) {
            QTest::newRow(tag) << QString(ruleSet) << static_cast<int>(wager) << QString(letter)
                               << numerator << denominator;
        };
        row("three-card A", "mlgca-let-it-ride", WagerKind::ThreeCard, "A", -512, 22'100);
        row("three-card C", "mlgca-let-it-ride", WagerKind::ThreeCard, "C", -512 - 1'096, 22'100);
        row("house three-card", "house-let-it-ride", WagerKind::ThreeCard, "A",
            40 * 4 + 30 * 44 + 25 * 52 + 5 * 720 + 3 * 1'096 + 3'744 - 16'440, 22'100);
        row("L3 five-card C keeps the dollar", "mlgca-let-it-ride", WagerKind::FiveCard, "C",
            20'000 * 4 + 2'000 * 36 + 100 * 624 + 75 * 3'744 + 50 * 5'108 + 25 * 10'200 +
                9 * 54'912 + 6 * 123'552 - 2'598'960,
            2'598'960);
        // Staking $5, a Super Royal pays 20,000 stakes (diamonds: 200,000).
        row("L3 six-card A", "mlgca-let-it-ride", WagerKind::SixCard, "A",
            200'000 + 3 * 20'000 + 1'000 * 184 + 200 * 1'656 + 50 * 14'664 + 20 * 165'984 +
                15 * 205'792 + 10 * 361'620 + 5 * 732'160 - 2'532'816 - 9'730'740 - 6'612'900,
            20'358'520);
    }
    void findsTheNetOfSideWagers() {
        QFETCH(QString, ruleSet);
        QFETCH(int, wager);
        QFETCH(QString, letter);
        QFETCH(qint64, numerator);
        QFETCH(qint64, denominator);
        const auto kind = static_cast<WagerKind>(wager);
        const auto submission = submissionOf(ruleSet.toStdString(),
                                             "base = \"A\"\n" + std::string(core::enumName(kind)) +
                                                 " = \"" + letter.toStdString() + "\"\n");
        const WagerReturn side = find(returnsOf(submission), kind);
        QVERIFY(side.net == Ratio(numerator, denominator));
        Ratio paid;
        for (const PaidLine& line : side.lines)
            paid = paid + line.probability;
        QVERIFY(Ratio() < paid && paid < Ratio(1));
    }

    void namesTheStakeWhereSumsAreFixed() {
        const auto returns = returnsOf(submissionOf(
            "mlgca-let-it-ride",
            "base = \"A\"\nfive_card = \"C\"\nthree_card = \"A\"\nsix_card = \"A\"\n"));
        QVERIFY(find(returns, WagerKind::FiveCard).stake == core::Cents{100});
        QVERIFY(find(returns, WagerKind::SixCard).stake == core::Cents{500});
        QVERIFY(!find(returns, WagerKind::ThreeCard).stake);
        QVERIFY(returns.progressive.empty());
        QVERIFY(!returns.feePerRound);
        QVERIFY(returns.notes.empty());
    }

    void warnsOfFixedSumsWithoutALeastStake() {
        const auto& rules = *rules::RuleBook::builtIn().find("mlgca-let-it-ride");
        const std::string wagers = "base = \"A\"\nthree_card = \"A\"\nsix_card = \"A\"\n";
        const auto open = warningsOn(rules, submissionOf(rules.id, wagers));
        QCOMPARE(open.size(), std::size_t{1});
        QCOMPARE(open[0].field, std::string("wagers.six_card"));
        QVERIFY(open[0].problem.find("staking $0.01") != std::string::npos);
        QVERIFY(open[0].section.ends_with("ch. 12D(1)"));
        const auto filed = submissionOf(rules.id, wagers, "", "[limits.six_card]\nmin = 500\n");
        QVERIFY(warningsOn(rules, filed).empty());
        QVERIFY(find(returnsOf(filed), WagerKind::SixCard).stake == core::Cents{500});
    }

    void warnsOfMetersThatFavourThePlayerAndOfRates() {
        const auto& rules = *rules::RuleBook::builtIn().find("mlgca-let-it-ride");
        const auto progressive = [](const std::string& rate, const std::string& reset) {
            std::string text = "[progressive]\npaytable = \"E\"\nlink = \"L\"\nwagers = [100]\n";
            for (const char* level : {"mega", "major", "minor"})
                text += std::string("[progressive.levels.") + level + "]\nrate = " + rate +
                        "\ninitial = 1000000\nreset = " + reset + "\n";
            return text;
        };
        const auto warned = [&](const std::string& rate, const std::string& reset) {
            std::vector<std::string> fields;
            for (const auto& warning : warningsOn(
                     rules, submissionOf(rules.id, "base = \"A\"\n", "", progressive(rate, reset))))
                fields.push_back(warning.field);
            return fields;
        };
        const auto has = [](const std::vector<std::string>& fields, const char* field) {
            return std::find(fields.begin(), fields.end(), field) != fields.end();
        };
        QVERIFY(!has(warned("0.3", "1000000"), "progressive.levels"));
        QVERIFY(has(warned("0.4", "1000000"), "progressive.levels"));
        QVERIFY(has(warned("0.01", "100000000"), "progressive"));
    }

    // A: 300 for quads, 50, 40, 30 and 9 for 1, all of the meter for a royal, a tenth of it for a
    // straight flush.
    void splitsAProgressiveIntoOddsAndMeter() {
        const auto submission =
            submissionOf("mlgca-let-it-ride", "base = \"A\"\n", {}, kProgressiveA);
        const Returns returns = returnsOf(submission);
        QCOMPARE(returns.progressive.size(), std::size_t{2});
        const Ratio fixed(300 * 624 + 50 * 3'744 + 40 * 5'108 + 30 * 10'200 + 9 * 54'912,
                          2'598'960);
        const Ratio share = Ratio(4, 2'598'960) + Ratio(36, 2'598'960) * Ratio(1, 10);
        for (const ProgressiveReturn& progressive : returns.progressive) {
            QVERIFY(progressive.fixed == fixed);
            QCOMPARE(progressive.levels.size(), std::size_t{1});
            QVERIFY(progressive.levels[0].share == share);
            const Ratio wager(progressive.wager.value());
            QVERIFY(progressive.netAtReset == fixed + share * Ratio(1'000'000) / wager - Ratio(1));
            // At the break-even amount the wager returns exactly itself.
            QVERIFY(fixed * wager + share * *progressive.levels[0].breakEvenCents == wager);
        }
        // $1,000 for a royal and $300 for a straight flush of another seat, five times that for $5.
        const Ratio envy = Ratio(1'000 * 4 + 300 * 36, 2'598'960);
        QVERIFY(returns.progressive[0].wager == core::Cents{100});
        QVERIFY(returns.progressive[0].envyPerSeat == envy);
        QVERIFY(returns.progressive[1].envyPerSeat == envy);
    }

    void survivesTheLargestAmounts() {
        std::string tail = kProgressiveA;
        tail.replace(tail.find("reset = 1000000"), 15, "reset = 1000000000000");
        const Returns returns =
            returnsOf(submissionOf("mlgca-let-it-ride", "base = \"A\"\n", {}, tail));
        QVERIFY(Ratio() < returns.progressive[0].netAtReset);
    }

    void notesAPayoutLimitThatCanBind_data() {
        QTest::addColumn<QString>("limit");
        QTest::addColumn<QString>("words");
        QTest::newRow("never") << "3000000"
                               << "never be reached";
        QTest::newRow("from some bet on") << "2999999"
                                          << "from a bet of $10.00";
        QTest::newRow("always") << "1499999"
                                << "at every bet";
    }
    void notesAPayoutLimitThatCanBind() {
        QFETCH(QString, limit);
        QFETCH(QString, words);
        const Returns returns = returnsOf(submissionOf(
            "mlgca-let-it-ride", "base = \"A\"\n", "payout_limit = " + limit.toStdString() + "\n"));
        QVERIFY2(mentions(returns, words.toStdString()), returns.notes.front().c_str());
    }

    void statesCaliforniasFeesApart() {
        const Returns returns =
            returnsOf(submissionOf("california-let-it-ride", "base = \"LIRX-01\"\n"));
        QVERIFY(returns.feePerRound == core::Cents{300});
        QVERIFY(mentions(returns, "bank that covers every bet"));
    }
};

QTEST_APPLESS_MAIN(TestReturns)
#include "tst_returns.moc"
