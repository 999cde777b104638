#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

class TestBetting : public QObject {
    Q_OBJECT

private:
    static TableBench opened(const QString& ruleSet = "mlgca-let-it-ride") {
        TableBench bench = benchFor(ruleSet);
        bench.open();
        return bench;
    }

private slots:
    void raisesAndLowersBeforeNoMoreBets() {
        TableBench bench = opened();
        bench.wager(3, Wager::Bet1, 500);
        QVERIFY(bench.told<events::RoundOpened>() != nullptr);
        bench.wager(3, Wager::Bet1, 1500);
        QVERIFY(bench.told<events::WagerPlaced>()->amount == Cents{1000});
        bench.wager(3, Wager::Bet1, 700);
        QVERIFY(bench.told<events::WagerTakenBack>()->amount == Cents{800});
        bench.wager(3, Wager::Bet1, 700);
        QVERIFY(bench.last().empty());
        QVERIFY(bench.state().round->seat({3}).at(Wager::Bet1) == Cents{700});
    }

    void locksOnlyEqualBetsWithinTheLimits_data() {
        QTest::addColumn<int>("bet1");
        QTest::addColumn<int>("bet2");
        QTest::addColumn<int>("bet3");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("ROUND-01 MLGCA ch. 7E(1) equal") << 500 << 500 << 500 << true;
        QTest::newRow("ROUND-01 MLGCA ch. 7E(1) unequal") << 500 << 600 << 500 << false;
        QTest::newRow("ROUND-01 MLGCA ch. 7E(1) one missing") << 500 << 0 << 500 << false;
        QTest::newRow("ROUND-01 MLGCA ch. 7E(1) last missing") << 500 << 500 << 0 << false;
        QTest::newRow("ROUND-04 MLGCA ch. 7E(1) minimum") << 499 << 499 << 499 << false;
        QTest::newRow("ROUND-04 MLGCA ch. 7E(1) maximum") << 50000 << 50000 << 50000 << true;
        QTest::newRow("ROUND-04 MLGCA ch. 7E(1) above the maximum")
            << 50001 << 50001 << 50001 << false;
    }
    void locksOnlyEqualBetsWithinTheLimits() {
        QFETCH(int, bet1);
        QFETCH(int, bet2);
        QFETCH(int, bet3);
        QFETCH(bool, accepted);
        TableBench bench = opened();
        bench.wager(1, Wager::Bet1, bet1);
        bench.wager(1, Wager::Bet2, bet2);
        bench.wager(1, Wager::Bet3, bet3);
        bench.give(table::CallNoMoreBets{});
        QCOMPARE(bench.refusal().empty(), accepted);
        if (!accepted)
            QCOMPARE(bench.refusalSection(), bench.rules().find(rules::WagerKind::Base)->section);
    }

    void locksOnlyTwoEqualAntes_data() {
        QTest::addColumn<int>("ante1");
        QTest::addColumn<int>("ante2");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("ROUND-01 Twice ch. 7E(1) equal") << 500 << 500 << true;
        QTest::newRow("ROUND-01 Twice ch. 7E(1) unequal") << 500 << 600 << false;
        QTest::newRow("ROUND-01 Twice ch. 7E(1) one missing") << 500 << 0 << false;
    }
    void locksOnlyTwoEqualAntes() {
        QFETCH(int, ante1);
        QFETCH(int, ante2);
        QFETCH(bool, accepted);
        TableBench bench = opened("mlgca-run-em-twice");
        bench.wager(1, Wager::Ante1, ante1);
        bench.wager(1, Wager::Ante2, ante2);
        bench.give(table::CallNoMoreBets{});
        QCOMPARE(bench.refusal().empty(), accepted);
    }

    void takesWagersOfSeatedPlayersOnly_data() {
        addRows("ROUND-02", {{"comar-let-it-ride", ".07B"},
                             {"mlgca-let-it-ride", "ch. 7B"},
                             {"mlgca-run-em-twice", "ch. 7B(1)"},
                             {"house-let-it-ride", "Wagers"}});
    }
    void takesWagersOfSeatedPlayersOnly() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
        const Wager base = bench.isLetItRide() ? Wager::Bet1 : Wager::Ante1;
        const int beyond = bench.rules().table.positions + 1;
        bench.wager(beyond, base, 500);
        QCOMPARE(bench.refusalSection(), bench.rules().table.section);
        bench.bet(1, 500);
        bench.give(table::ReportPlayerLeft{{1}});
        bench.wager(1, base, 1000);
        QVERIFY(!bench.refusal().empty());
        bench.bet(1, 0); // What lies there may be taken back.
        QVERIFY(bench.refusal().empty());
        bench.give(table::SeatPlayer{{1}, named<events::PlayerId>("P2")});
        bench.wager(1, base, 500);
        QVERIFY(bench.refusal().empty());
    }

    void changesNoWagerAfterNoMoreBetsExceptAsTheGameAllows_data() {
        addEveryRuleSet("ROUND-05",
                        [](const rules::RuleSet& rules) { return rules.procedure.noMoreBets; });
    }
    void changesNoWagerAfterNoMoreBetsExceptAsTheGameAllows() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
        bench.lock({1});
        const Wager lasting = bench.isLetItRide() ? Wager::Bet3 : Wager::Ante1;
        bench.wager(1, lasting, 900); // Raised.
        QVERIFY(bench.told<events::LateWagerRefused>() != nullptr);
        bench.wager(1, lasting, 0); // Withdrawn.
        QVERIFY(!bench.refusal().empty());
        bench.wager(2, lasting, 500); // Placed.
        QVERIFY(bench.told<events::LateWagerRefused>() != nullptr);
        QVERIFY(bench.state().round->seat({1}).at(lasting) == Cents{500});
        bench.deal();
        const Wager first = bench.isLetItRide() ? Wager::Bet1 : Wager::Run1;
        bench.give(
            table::Decide{{1},
                          first,
                          bench.isLetItRide() ? events::Choice::Withdraw : events::Choice::Bet,
                          static_cast<std::uint8_t>(bench.isLetItRide() ? 0 : 2)});
        QVERIFY2(bench.refusal().empty(), bench.refusal().c_str());
        QVERIFY(bench.state().round->seat({1}).at(first) ==
                (bench.isLetItRide() ? Cents{} : Cents{1000}));
    }

    void needsTheBaseWagersForASideWager() {
        TableBench bench = opened();
        bench.wager(1, Wager::ThreeCard, 500);
        bench.give(table::CallNoMoreBets{});
        QVERIFY(!bench.refusal().empty());
    }

    void refusesSideWagersOfAnotherAmount_data() {
        QTest::addColumn<int>("wager");
        QTest::addColumn<int>("cents");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("five card $1") << int(Wager::FiveCard) << 100 << true;
        QTest::newRow("five card $2") << int(Wager::FiveCard) << 200 << false;
        QTest::newRow("progressive $5") << int(Wager::Progressive) << 500 << true;
        QTest::newRow("progressive $2") << int(Wager::Progressive) << 200 << false;
    }
    void refusesSideWagersOfAnotherAmount() {
        QFETCH(int, wager);
        QFETCH(int, cents);
        QFETCH(bool, accepted);
        TableBench bench = opened();
        bench.bet(1, 500);
        bench.wager(1, static_cast<Wager>(wager), cents);
        bench.give(table::CallNoMoreBets{});
        QCOMPARE(bench.refusal().empty(), accepted);
    }

    void refusesWagersThatAreNotOffered_data() { addEveryRuleSet("not offered"); }
    void refusesWagersThatAreNotOffered() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
        bench.wager(1, bench.isLetItRide() ? Wager::UltimatePairs : Wager::SixCard, 500);
        QVERIFY(!bench.refusal().empty());
        bench.wager(1, bench.isLetItRide() ? Wager::Ante1 : Wager::Bet1, 500);
        QVERIFY(!bench.refusal().empty());
        bench.wager(9, bench.isLetItRide() ? Wager::Bet1 : Wager::Ante1, 500);
        QVERIFY(!bench.refusal().empty());
        bench.wager(0, bench.isLetItRide() ? Wager::Bet1 : Wager::Ante1, 500);
        QVERIFY(!bench.refusal().empty());
        bench.wager(1, bench.isLetItRide() ? Wager::Bet1 : Wager::Ante1, -1);
        QVERIFY(!bench.refusal().empty());
        QVERIFY(!bench.state().round);
    }

    void allowsAsManyAdjacentBoxesAsTheOperatorStates_data() {
        addRows("ROUND-03", {{"mlgca-let-it-ride", "ch. 7F"}});
    }
    void allowsAsManyAdjacentBoxesAsTheOperatorStates() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
        const auto player = named<events::PlayerId>("P1");
        for (const core::Seat seat : {core::Seat{1}, core::Seat{2}, core::Seat{3}, core::Seat{5}})
            bench.give(table::SeatPlayer{seat, player});
        bench.bet(1, 500);
        bench.wager(5, Wager::Bet1, 500);
        QCOMPARE(bench.refusalSection(), bench.rules().table.adjacentBoxesSection);
        bench.bet(2, 500);
        QVERIFY(bench.refusal().empty());
        bench.wager(3, Wager::Bet1, 500);
        QCOMPARE(bench.refusalSection(), bench.rules().table.adjacentBoxesSection);
        bench.bet(6, 500); // Nobody known sits there.
        QVERIFY(bench.refusal().empty());
        bench.give(table::CallNoMoreBets{});
        QVERIFY(bench.refusal().empty());
    }

    void findsBoxesThatAreNoLongerAdjacentAtTheLock() {
        TableBench bench{makeSetup(
            with(submissionText("mlgca-let-it-ride"), "adjacent_boxes = 2", "adjacent_boxes = 3"))};
        bench.open();
        for (const core::Seat seat : {core::Seat{1}, core::Seat{2}, core::Seat{3}}) {
            bench.give(table::SeatPlayer{seat, named<events::PlayerId>("P1")});
            bench.bet(seat.number, 500);
        }
        bench.bet(2, 0);
        bench.give(table::CallNoMoreBets{});
        QCOMPARE(bench.refusalSection(), bench.rules().table.adjacentBoxesSection);
    }

    void refusesAndRecordsACoinAfterNoMoreBets_data() {
        addRows("ROUND-06", {{"comar-let-it-ride", ".02C(2), .07D"},
                             {"mlgca-let-it-ride", "ch. 7D"},
                             {"mlgca-run-em-twice", "ch. 7D"}});
    }
    void refusesAndRecordsACoinAfterNoMoreBets() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
        bench.lock({1});
        QVERIFY(bench.state().progressiveLocked());
        bench.wager(1, Wager::Progressive, 500);
        const auto* late = bench.told<events::LateWagerRefused>();
        QVERIFY(late != nullptr && late->amount == Cents{500});
        QVERIFY(bench.state().round->seat({1}).at(Wager::Progressive) == Cents{});
        const Wager base = bench.isLetItRide() ? Wager::Bet3 : Wager::Ante1;
        bench.wager(1, base, 900);
        QVERIFY(bench.told<events::LateWagerRefused>()->amount == Cents{400});
        bench.wager(1, base, 100);
        QCOMPARE(bench.refusalSection(), bench.rules().procedure.noMoreBets);
        bench.wager(1, base, 500);
        QVERIFY(bench.last().empty());
        bench.endRound();
        QVERIFY(!bench.state().progressiveLocked());
    }

    void locksWithNothingButTheButton_data() { addEveryRuleSet("only a lock button"); }
    void locksWithNothingButTheButton() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
        bench.give(table::CallNoMoreBets{});
        QVERIFY(bench.told<events::NoMoreBetsCalled>() != nullptr);
        bench.give(table::CallNoMoreBets{});
        QVERIFY(!bench.refusal().empty());
        bench.endRound();
        const auto* completed = bench.told<events::RoundCompleted>();
        QVERIFY(completed != nullptr && !completed->settled);
        QCOMPARE(completed->missing.value(), std::string("wagers"));
    }
};

QTEST_APPLESS_MAIN(TestBetting)
#include "tst_betting.moc"
