#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;

class TestStubCounts : public QObject {
    Q_OBJECT

private:
    static inline const std::vector<Cited> kCounting{{"mlgca-let-it-ride", "ch. 8D(5)"},
                                                     {"mlgca-run-em-twice", "ch. 8E"},
                                                     {"house-let-it-ride", "Dealer Procedures"}};

    static void dealt(TableBench& bench, const std::vector<int>& seats = {1, 2}) {
        bench.open();
        bench.lock(seats);
        bench.deal();
    }

private slots:
    void isDueEveryFiveRoundsWhereTheShufflerDoesNotCount_data() { addRows("CARDS-22", kCounting); }
    void isDueEveryFiveRoundsWhereTheShufflerDoesNotCount() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        for (int round = 0; round < 4; ++round)
            bench.wholeRound({1});
        QCOMPARE(bench.count<events::StubCountDue>(), 0);
        bench.lock({1});
        QCOMPARE(bench.told<events::StubCountDue>()->roundsSinceCount, std::uint8_t{4});
        bench.deal();
        bench.playOut();
        bench.endRound();
        const auto* found = bench.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == events::FindingKind::StubCountMissed);
        QVERIFY(!found->section.empty());
        QVERIFY(found->section.value() ==
                bench.rules().find(bench.state().dealing)->stubCountSection);
    }

    void isNotDueWhereTheShufflerCounts_data() {
        addRows("CARDS-22",
                {{"comar-let-it-ride", ".09E"}, {"california-let-it-ride", "no stub count"}});
    }
    void isNotDueWhereTheShufflerCounts() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        for (int round = 0; round < 7; ++round) {
            if (bench.state().bank.offeredTo)
                bench.give(table::AcceptBank{*bench.state().bank.offeredTo});
            bench.wholeRound({4});
        }
        QCOMPARE(bench.count<events::RoundCompleted>(), 7);
        QCOMPARE(bench.count<events::StubCountDue>(), 0);
    }

    void isDueAgainWhenTheCountingShufflerIsOutOfOrder() {
        TableBench bench{
            makeSetup(with(submissionText("comar-let-it-ride"), "\"hand\"", "\"manual_shoe\""))};
        bench.open();
        for (int round = 0; round < 4; ++round)
            bench.wholeRound({1});
        bench.give(table::MarkOutOfOrder{kDealer, named<events::DeviceId>("shuffler"),
                                         events::OutOfOrderSign::Signed});
        bench.lock({1});
        QVERIFY(bench.told<events::StubCountDue>() != nullptr);
    }

    void expectsFiftyTwoLessTheCardsDealt_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("expected"); // With two players.
        QTest::newRow("CARDS-23 COMAR .09C: 3 each, 2, box 3")
            << "comar-let-it-ride" << 52 - 6 - 2 - 3;
        QTest::newRow("CARDS-23 MLGCA ch. 8D: 3 each, 2, box 3")
            << "mlgca-let-it-ride" << 52 - 6 - 2 - 3;
        QTest::newRow("CARDS-23 Twice ch. 8D: 2 each, 5") << "mlgca-run-em-twice" << 52 - 4 - 5;
        QTest::newRow("CARDS-23 California 3: 3 each, 3") << "california-let-it-ride" << 52 - 6 - 3;
        QTest::newRow("CARDS-23 House: 3 each, 3") << "house-let-it-ride" << 52 - 6 - 3;
    }
    void expectsFiftyTwoLessTheCardsDealt() {
        QFETCH(QString, ruleSet);
        QFETCH(int, expected);
        TableBench bench = benchFor(ruleSet);
        dealt(bench);
        bench.give(table::CountStub{kDealer, static_cast<std::uint8_t>(expected), {}});
        QCOMPARE(int(bench.told<events::StubCounted>()->expected), expected);
        QVERIFY(!bench.state().round->stubWrong);
        QCOMPARE(int(bench.state().roundsSinceStubCount), 0);
    }

    void leavesOutTheDiscardOfAReshufflingShoe_data() {
        addRows("ROUND-08", {{"comar-let-it-ride", ".10H"}});
    }
    void leavesOutTheDiscardOfAReshufflingShoe() {
        QFETCH(QString, ruleSet);
        const std::string text =
            with(with(submissionText(ruleSet.toStdString()), "\"hand\"", "\"automated_shoe\""),
                 "reshuffles = false", "reshuffles = true");
        TableBench bench{makeSetup(text)};
        bench.open();
        bench.lock({1});
        bench.give(table::CountStub{kDealer, 52 - 3 - 3 - 3, {}});
        QCOMPARE(int(bench.told<events::StubCounted>()->expected), 52 - 3 - 3 - 3);
    }

    void asksForTheNumberOfHandsWhereNobodyToldIt() {
        TableBench bench = benchFor("house-let-it-ride");
        bench.open();
        bench.give(table::CallNoMoreBets{});
        bench.give(table::CountStub{kDealer, 40, {}});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::CountStub{kDealer, 40, std::uint8_t{3}});
        QVERIFY(bench.refusal().empty());
        QCOMPARE(int(bench.told<events::StubCounted>()->expected), 40);
    }

    void waitsForTheFloorpersonWhenTheTotalIsWrong_data() { addRows("CARDS-24", kCounting); }
    void waitsForTheFloorpersonWhenTheTotalIsWrong() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        dealt(bench);
        bench.give(table::CountStub{kDealer, 11, {}});
        QVERIFY(bench.state().round->stubWrong);
        bench.give(table::EndRound{});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::Decide{{1}, events::Wager::Bet1, events::Choice::Ride, 0});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::JudgeStub{kDealer, true});
        QVERIFY(!bench.refusal().empty());
        QVERIFY(bench.state().round.has_value());
    }

    void voidsAMisdealtRoundAndKeepsTheDeck_data() {
        addRows("CARDS-25", {{"mlgca-let-it-ride", "ch. 8F(1)"},
                             {"mlgca-run-em-twice", "ch. 8F(4)"},
                             {"house-let-it-ride", "reading H2"}});
    }
    void voidsAMisdealtRoundAndKeepsTheDeck() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        dealt(bench);
        bench.give(table::CountStub{kDealer, 11, {}});
        bench.give(table::JudgeStub{kFloor, true});
        QVERIFY(bench.told<events::StubCountJudged>()->judgement ==
                events::StubJudgement::MisdealtAllPresent);
        const auto* voided = bench.told<events::RoundVoided>();
        QVERIFY(voided != nullptr);
        QCOMPARE(voided->returns.size(), bench.isLetItRide() ? std::size_t{6} : std::size_t{4});
        QCOMPARE(voided->section.value(),
                 bench.rules().find(rules::Irregularity::StubWrongMisdealt)->section);
        QVERIFY(!bench.state().decks[0].mustLeave);
    }

    void voidsTheRoundAndRemovesADeckThatWasNotMisdealt_data() {
        addRows("CARDS-26", {{"mlgca-let-it-ride", "ch. 8F(2)"},
                             {"mlgca-run-em-twice", "ch. 8F(5)"},
                             {"house-let-it-ride", "reading H2"}});
    }
    void voidsTheRoundAndRemovesADeckThatWasNotMisdealt() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        dealt(bench);
        bench.give(table::CountStub{kDealer, 11, {}});
        bench.give(table::JudgeStub{kSupervisor, false});
        QVERIFY(bench.told<events::RoundVoided>() != nullptr);
        QCOMPARE(bench.told<events::RoundsInDoubt>()->rounds.size(), std::size_t{1});
        QVERIFY(bench.state().decks[0].mustLeave == events::DeckRemovalReason::StubCount);
    }

    void acceptsARecountThatIsRight() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        dealt(bench);
        bench.give(table::CountStub{kDealer, 11, {}});
        bench.give(table::CountStub{kDealer, 41, {}});
        QVERIFY(!bench.state().round->stubWrong);
        bench.give(table::JudgeStub{kFloor, true});
        QVERIFY(!bench.refusal().empty());
    }

    void refusesACountOutsideARound() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        bench.open();
        bench.give(table::CountStub{kDealer, 41, {}});
        QVERIFY(!bench.refusal().empty());
        bench.lock({1});
        bench.deal();
        bench.playOut();
        QVERIFY(bench.state().round->phase == table::Phase::Settled);
        bench.give(table::CountStub{kDealer, 41, {}});
        QVERIFY(!bench.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestStubCounts)
#include "tst_stub_counts.moc"
