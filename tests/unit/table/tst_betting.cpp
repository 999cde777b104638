#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// clauses: california-let-it-ride Betting scheme 2/1, /2, Betting scheme 3/2
// clauses: comar-let-it-ride .07C, .07E(2), .08C(2), .09A(3)(b), .10A(1)(c)
// clauses: house-let-it-ride Wagers/5, /8
// clauses: mlgca-let-it-ride ch. 2A(1), ch. 2C(2), ch. 7A/1, ch. 7C, ch. 7E(1), ch. 7E(2)
// clauses: mlgca-let-it-ride ch. 8C(2), ch. 11B(1)(a), ch. 11C(1)(a), ch. 11F/1
// clauses: mlgca-run-em-twice ch. 1B(1), ch. 2A(1), ch. 2B(6)(2), ch. 7C, ch. 7D/2, ch. 7E(1)/1
// clauses: mlgca-run-em-twice ch. 7E(2), ch. 8C(2)

class TestBetting : public QObject {
    Q_OBJECT

private:
    static TableFixture opened(const QString& ruleSet = "mlgca-let-it-ride") {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        return fixture;
    }

private slots:
    void raisesAndLowersBeforeNoMoreBets() {
        TableFixture fixture = opened();
        fixture.wager(3, Wager::Bet1, 500);
        QVERIFY(fixture.told<events::RoundOpened>() != nullptr);
        fixture.wager(3, Wager::Bet1, 1500);
        QVERIFY(fixture.told<events::WagerPlaced>()->amount == Cents{1000});
        fixture.wager(3, Wager::Bet1, 700);
        QVERIFY(fixture.told<events::WagerTakenBack>()->amount == Cents{800});
        fixture.wager(3, Wager::Bet1, 700);
        QVERIFY(fixture.last().empty());
        QVERIFY(fixture.state().round->seat({3}).at(Wager::Bet1) == Cents{700});
    }

    void locksOnlyEqualBetsWithinTheLimits_data() {
        QTest::addColumn<int>("bet1");
        QTest::addColumn<int>("bet2");
        QTest::addColumn<int>("bet3");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("MLGCA ch. 7E(1) equal") << 500 << 500 << 500 << true;
        QTest::newRow("MLGCA ch. 7E(1) unequal") << 500 << 600 << 500 << false;
        QTest::newRow("MLGCA ch. 7E(1) one missing") << 500 << 0 << 500 << false;
        QTest::newRow("MLGCA ch. 7E(1) last missing") << 500 << 500 << 0 << false;
        QTest::newRow("MLGCA ch. 7E(1) minimum") << 499 << 499 << 499 << false;
        QTest::newRow("MLGCA ch. 7E(1) maximum") << 50000 << 50000 << 50000 << true;
        QTest::newRow("MLGCA ch. 7E(1) above the maximum") << 50001 << 50001 << 50001 << false;
    }
    void locksOnlyEqualBetsWithinTheLimits() {
        QFETCH(int, bet1);
        QFETCH(int, bet2);
        QFETCH(int, bet3);
        QFETCH(bool, accepted);
        TableFixture fixture = opened();
        fixture.wager(1, Wager::Bet1, bet1);
        fixture.wager(1, Wager::Bet2, bet2);
        fixture.wager(1, Wager::Bet3, bet3);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(fixture.refusal().empty(), accepted);
        if (!accepted)
            QCOMPARE(fixture.refusalSection(),
                     fixture.rules().find(rules::WagerKind::Base)->section);
    }

    void locksOnlyTwoEqualAntes_data() {
        QTest::addColumn<int>("ante1");
        QTest::addColumn<int>("ante2");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("Twice ch. 7E(1) equal") << 500 << 500 << true;
        QTest::newRow("Twice ch. 7E(1) unequal") << 500 << 600 << false;
        QTest::newRow("Twice ch. 7E(1) one missing") << 500 << 0 << false;
    }
    void locksOnlyTwoEqualAntes() {
        QFETCH(int, ante1);
        QFETCH(int, ante2);
        QFETCH(bool, accepted);
        TableFixture fixture = opened("mlgca-run-em-twice");
        fixture.wager(1, Wager::Ante1, ante1);
        fixture.wager(1, Wager::Ante2, ante2);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(fixture.refusal().empty(), accepted);
    }

    void takesWagersOfSeatedPlayersOnly_data() {
        addRows({{"comar-let-it-ride", ".07B"},
                 {"mlgca-let-it-ride", "ch. 7B"},
                 {"mlgca-run-em-twice", "ch. 7B(1)"},
                 {"house-let-it-ride", "Wagers/3"}});
    }
    void takesWagersOfSeatedPlayersOnly() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        const Wager base = fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1;
        const int beyond = fixture.rules().table.positions + 1;
        fixture.wager(beyond, base, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().table.section);
        fixture.bet(1, 500);
        fixture.give(table::ReportPlayerLeft{{1}});
        fixture.wager(1, base, 1000);
        QVERIFY(!fixture.refusal().empty());
        fixture.bet(1, 0); // What lies there may be taken back.
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::SeatPlayer{{1}, named<events::PlayerId>("P2")});
        fixture.wager(1, base, 500);
        QVERIFY(fixture.refusal().empty());
    }

    void changesNoWagerAfterNoMoreBetsExceptAsTheGameAllows_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.noMoreBets; });
    }
    void changesNoWagerAfterNoMoreBetsExceptAsTheGameAllows() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1});
        const Wager lasting = fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante1;
        fixture.wager(1, lasting, 900); // Raised.
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.wager(1, lasting, 0); // Withdrawn.
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(2, lasting, 500); // Placed.
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        QVERIFY(fixture.state().round->seat({1}).at(lasting) == Cents{500});
        fixture.deal();
        const Wager first = fixture.isLetItRide() ? Wager::Bet1 : Wager::Run1;
        fixture.give(
            table::Decide{{1},
                          first,
                          fixture.isLetItRide() ? events::Choice::Withdraw : events::Choice::Bet,
                          static_cast<std::uint8_t>(fixture.isLetItRide() ? 0 : 2)});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(fixture.state().round->seat({1}).at(first) ==
                (fixture.isLetItRide() ? Cents{} : Cents{1000}));
    }

    void needsTheBaseWagersForASideWager_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("wager");
        const auto row = [](const Cited& cited, Wager wager) {
            const std::string tag = std::string(cited.ruleSet) + " " + std::string(cited.section);
            QTest::newRow(tag.c_str())
                << QString::fromStdString(std::string(cited.ruleSet)) << int(wager);
        };
        row({"comar-let-it-ride", ".07E(3)/2"}, Wager::FiveCard);
        row({"comar-let-it-ride", ".07E(4)/2"}, Wager::ThreeCard);
        row({"comar-let-it-ride", ".07E(5)/2"}, Wager::SixCard);
        row({"comar-let-it-ride", ".07E(6)(a)"}, Wager::Progressive);
        row({"mlgca-let-it-ride", "ch. 7E(3)/2"}, Wager::FiveCard);
        row({"mlgca-let-it-ride", "ch. 7E(4)/2"}, Wager::ThreeCard);
        row({"mlgca-let-it-ride", "ch. 7E(5)/2"}, Wager::SixCard);
        row({"mlgca-let-it-ride", "ch. 7E(6)(a)"}, Wager::Progressive);
    }
    void needsTheBaseWagersForASideWager() {
        QFETCH(QString, ruleSet);
        QFETCH(int, wager);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wager(1, static_cast<Wager>(wager), 100);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(!fixture.refusal().empty());
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
        TableFixture fixture = opened();
        fixture.bet(1, 500);
        fixture.wager(1, static_cast<Wager>(wager), cents);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(fixture.refusal().empty(), accepted);
    }

    void keepsSideWagersWithinTheFiledLimits_data() {
        QTest::addColumn<int>("cents");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("below") << 499 << false;
        QTest::newRow("least") << 500 << true;
        QTest::newRow("most") << 1000 << true;
        QTest::newRow("above") << 1001 << false;
    }
    void keepsSideWagersWithinTheFiledLimits() {
        QFETCH(int, cents);
        QFETCH(bool, accepted);
        TableFixture fixture{makeSetup(submissionText("comar-let-it-ride") +
                                       "[limits.six_card]\nmin = 500\nmax = 1000\n")};
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, Wager::SixCard, cents);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(fixture.refusal().empty(), accepted);
    }

    void refusesWagersThatAreNotOffered_data() { addEveryRuleSet("not offered"); }
    void refusesWagersThatAreNotOffered() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.wager(1, fixture.isLetItRide() ? Wager::UltimatePairs : Wager::SixCard, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(1, fixture.isLetItRide() ? Wager::Ante1 : Wager::Bet1, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(9, fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(0, fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1, 500);
        QVERIFY(!fixture.refusal().empty());
        fixture.wager(1, fixture.isLetItRide() ? Wager::Bet1 : Wager::Ante1, -1);
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(!fixture.state().round);
    }

    void allowsAsManyAdjacentBoxesAsTheOperatorStates_data() {
        addRows({{"mlgca-let-it-ride", "ch. 7F"}});
    }
    void allowsAsManyAdjacentBoxesAsTheOperatorStates() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        const auto player = named<events::PlayerId>("P1");
        for (const core::Seat seat : {core::Seat{1}, core::Seat{2}, core::Seat{3}, core::Seat{5}})
            fixture.give(table::SeatPlayer{seat, player});
        fixture.bet(1, 500);
        fixture.wager(5, Wager::Bet1, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().table.adjacentBoxesSection);
        fixture.bet(2, 500);
        QVERIFY(fixture.refusal().empty());
        fixture.wager(3, Wager::Bet1, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().table.adjacentBoxesSection);
        fixture.bet(6, 500); // Nobody known sits there.
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.refusal().empty());
    }

    void findsBoxesThatAreNoLongerAdjacentAtTheLock() {
        TableFixture fixture{makeSetup(
            with(submissionText("mlgca-let-it-ride"), "adjacent_boxes = 2", "adjacent_boxes = 3"))};
        fixture.open();
        for (const core::Seat seat : {core::Seat{1}, core::Seat{2}, core::Seat{3}}) {
            fixture.give(table::SeatPlayer{seat, named<events::PlayerId>("P1")});
            fixture.bet(seat.number, 500);
        }
        fixture.bet(2, 0);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(fixture.refusalSection(), fixture.rules().table.adjacentBoxesSection);
    }

    void refusesAndRecordsACoinAfterNoMoreBets_data() {
        addRows({{"comar-let-it-ride", ".02C(2), .07D"},
                 {"mlgca-let-it-ride", "ch. 7D"},
                 {"mlgca-run-em-twice", "ch. 7D/1"}});
    }
    void refusesAndRecordsACoinAfterNoMoreBets() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1});
        QVERIFY(fixture.state().progressiveLocked());
        fixture.wager(1, Wager::Progressive, 500);
        const auto* late = fixture.told<events::LateWagerRefused>();
        QVERIFY(late != nullptr && late->amount == Cents{500});
        QVERIFY(fixture.state().round->seat({1}).at(Wager::Progressive) == Cents{});
        const Wager base = fixture.isLetItRide() ? Wager::Bet3 : Wager::Ante1;
        fixture.wager(1, base, 900);
        QVERIFY(fixture.told<events::LateWagerRefused>()->amount == Cents{400});
        fixture.wager(1, base, 100);
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.noMoreBets);
        fixture.wager(1, base, 500);
        QVERIFY(fixture.last().empty());
        fixture.endRound();
        QVERIFY(!fixture.state().progressiveLocked());
    }

    void locksWithNothingButTheButton_data() { addEveryRuleSet("only a lock button"); }
    void locksWithNothingButTheButton() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.told<events::NoMoreBetsCalled>() != nullptr);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(!fixture.refusal().empty());
        fixture.endRound();
        const auto* completed = fixture.told<events::RoundCompleted>();
        QVERIFY(completed != nullptr && !completed->settled);
        QCOMPARE(completed->missing.value(), std::string("wagers"));
    }
};

QTEST_APPLESS_MAIN(TestBetting)
#include "tst_betting.moc"
