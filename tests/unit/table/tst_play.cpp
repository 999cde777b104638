#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Choice;
using events::Place;
using events::Wager;

class TestPlay : public QObject {
    Q_OBJECT

private:
    static TableBench locked(const QString& ruleSet, const std::vector<int>& seats) {
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.lock(seats);
        return bench;
    }
    static TableBench dealt(const QString& ruleSet, const std::vector<int>& seats) {
        TableBench bench = locked(ruleSet, seats);
        bench.deal();
        return bench;
    }
    static void decide(TableBench& bench, int seat, Wager wager, Choice choice, int multiple = 0) {
        bench.give(table::Decide{
            {static_cast<std::uint8_t>(seat)}, wager, choice, static_cast<std::uint8_t>(multiple)});
    }

private slots:
    void takesDecisionsFromTheDealersLeft_data() {
        addEveryRuleSet("ROUND-09",
                        [](const rules::RuleSet& rules) { return rules.procedure.decisions; });
    }
    void takesDecisionsFromTheDealersLeft() {
        QFETCH(QString, ruleSet);
        TableBench bench = dealt(ruleSet, {2, 4, 5});
        const auto stages = bench.isLetItRide()
                                ? std::vector<Wager>{Wager::Bet1, Wager::Bet2}
                                : std::vector<Wager>{Wager::Run1, Wager::Run2, Wager::Center};
        const auto choice = bench.isLetItRide() ? Choice::Ride : Choice::Bet;
        const int multiple = bench.isLetItRide() ? 0 : 1;
        for (const Wager stage : stages) {
            for (const int early : {4, 5, 1}) {
                decide(bench, early, stage, choice, multiple);
                QCOMPARE(bench.refusalSection(), bench.rules().procedure.decisions);
            }
            for (const int seat : {2, 4, 5}) {
                decide(bench, seat, stage, choice, multiple);
                QVERIFY2(bench.refusal().empty(), bench.refusal().c_str());
                decide(bench, seat, stage, choice, multiple);
                QVERIFY(!bench.refusal().empty());
            }
        }
        decide(bench, 2, stages.back(), choice, multiple);
        QVERIFY(!bench.refusal().empty());
    }

    void refusesDecisionsOfAnotherGame_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<int>("wager");
        QTest::addColumn<int>("choice");
        QTest::addColumn<int>("multiple");
        const QString ride = "mlgca-let-it-ride";
        const QString twice = "mlgca-run-em-twice";
        QTest::newRow("bet 3 stays") << ride << int(Wager::Bet3) << int(Choice::Ride) << 0;
        QTest::newRow("fold in ride") << ride << int(Wager::Bet1) << int(Choice::Fold) << 0;
        QTest::newRow("raise in ride") << ride << int(Wager::Bet1) << int(Choice::Bet) << 1;
        QTest::newRow("no bet of 0") << twice << int(Wager::Run1) << int(Choice::Bet) << 0;
        QTest::newRow("no bet of 4") << twice << int(Wager::Run1) << int(Choice::Bet) << 4;
        QTest::newRow("ride in twice") << twice << int(Wager::Run1) << int(Choice::Ride) << 0;
        QTest::newRow("ante") << twice << int(Wager::Ante1) << int(Choice::Fold) << 0;
        QTest::newRow("later stage") << twice << int(Wager::Run2) << int(Choice::Bet) << 1;
    }
    void refusesDecisionsOfAnotherGame() {
        QFETCH(QString, ruleSet);
        QFETCH(int, wager);
        QFETCH(int, choice);
        QFETCH(int, multiple);
        TableBench bench = dealt(ruleSet, {1, 2});
        decide(bench, 1, static_cast<Wager>(wager), static_cast<Choice>(choice), multiple);
        QVERIFY(!bench.refusal().empty());
        QVERIFY(!bench.state().round->seat({1}).decisions[0]);
    }

    void tellsWhatADecisionMoves() {
        TableBench bench = dealt("mlgca-let-it-ride", {1});
        decide(bench, 1, Wager::Bet1, Choice::Withdraw);
        QVERIFY(bench.told<events::DecisionMade>()->amount == Cents{500});
        QVERIFY(bench.state().round->seat({1}).at(Wager::Bet1) == Cents{});
        TableBench twice = dealt("mlgca-run-em-twice", {1});
        decide(twice, 1, Wager::Run1, Choice::Bet, 3);
        QVERIFY(twice.told<events::DecisionMade>()->amount == Cents{1500});
        QVERIFY(twice.state().round->seat({1}).at(Wager::Run1) == Cents{1500});
    }

    void takesARunWagerSeenByASensorAsTheDecision() {
        TableBench bench = dealt("mlgca-run-em-twice", {1, 2});
        bench.wager(1, Wager::Run1, 1000);
        QCOMPARE(int(bench.told<events::DecisionMade>()->multiple), 2);
        bench.wager(1, Wager::Run1, 1000);
        QVERIFY(bench.last().empty());
        bench.wager(2, Wager::Run1, 750);
        QVERIFY(!bench.refusal().empty());
        bench.wager(2, Wager::Run1, 2000);
        QVERIFY(!bench.refusal().empty());
    }

    void asksAFoldedPlayerNothingMore() { // ch. 11B
        TableBench bench = dealt("mlgca-run-em-twice", {1, 2});
        decide(bench, 1, Wager::Run1, Choice::Fold);
        decide(bench, 2, Wager::Run1, Choice::Bet, 1);
        bench.community(1, "2s 7h");
        decide(bench, 1, Wager::Run2, Choice::Bet, 1);
        QVERIFY(!bench.refusal().empty());
        decide(bench, 2, Wager::Run2, Choice::Bet, 1);
        QVERIFY(bench.refusal().empty());
    }

    void turnsBoardCardsStageByStage() {
        TableBench bench = dealt("mlgca-run-em-twice", {1});
        decide(bench, 1, Wager::Run1, Choice::Bet, 1);
        bench.give(table::CommunityRevealed{Place::CommunityLeft, 1, cardsOf("2s")});
        bench.give(table::CommunityRevealed{Place::CommunityRight, 1, cardsOf("7h")});
        QVERIFY(bench.told<events::CardsRevealed>() != nullptr);
        bench.give(table::CommunityRevealed{Place::CommunityRight, 1, cardsOf("8h")});
        QVERIFY(!bench.refusal().empty());
        decide(bench, 1, Wager::Run2, Choice::Bet, 1);
        bench.give(table::CommunityRevealed{Place::CommunityTop, 1, cardsOf("7h")});
        QVERIFY(!bench.refusal().empty()); // That card lies elsewhere.
        bench.community(3, "4d 9c");
        QVERIFY(bench.refusal().empty());
        QCOMPARE(bench.state().round->faceUp.size(), std::size_t{4});
        bench.community(6, "Ac");
        QVERIFY(!bench.refusal().empty());
    }

    void keepsHandsSecretUntilTheLastDecision_data() { addEveryRuleSet("face-down cards"); }
    void keepsHandsSecretUntilTheLastDecision() {
        QFETCH(QString, ruleSet);
        TableBench bench = dealt(ruleSet, {1});
        bench.show(1, bench.isLetItRide() ? "As Ks Qs" : "As Ks");
        QVERIFY(!bench.refusal().empty());
        QVERIFY(bench.refusal().find("As") == std::string::npos);
        QVERIFY(bench.state().round->faceUp.empty());
    }

    void refusesHandsThatCannotBe() {
        TableBench bench = dealt("house-let-it-ride", {1});
        bench.decideAll(Wager::Bet1, Choice::Ride);
        bench.community(1, "2s");
        bench.decideAll(Wager::Bet2, Choice::Ride);
        for (const auto& [seat, cards] :
             {std::pair(1, "As Ks"), std::pair(2, "As Ks Qs"), std::pair(1, "As Ks 2s"),
              std::pair(1, "As As Ks"), std::pair(0, "As Ks Qs"), std::pair(9, "As Ks Qs")}) {
            bench.show(seat, cards);
            QVERIFY(!bench.refusal().empty());
        }
        bench.show(1, "As Ks Qs");
        QVERIFY(bench.refusal().empty());
        bench.show(1, "Ac Kc Qc");
        QVERIFY(!bench.refusal().empty());
    }

    void usesDecisionsAndCardsWhereNoWagersAreSensed() {
        TableBench bench = locked("mlgca-let-it-ride", {});
        decide(bench, 2, Wager::Bet1, Choice::Ride);
        QVERIFY(bench.refusal().empty());
        decide(bench, 1, Wager::Bet1, Choice::Ride);
        QVERIFY(!bench.refusal().empty());
        decide(bench, 6, Wager::Bet1, Choice::Withdraw);
        bench.community(1, "2s");
        decide(bench, 2, Wager::Bet2, Choice::Ride);
        QVERIFY(bench.refusal().empty());
        bench.community(2, "3s"); // Seat 6 has not decided.
        QVERIFY(bench.told<events::IrregularityObserved>() != nullptr);
    }

    void completesUnsettledAndSaysWhatWasMissing_data() {
        QTest::addColumn<int>("steps");
        QTest::addColumn<QString>("missing");
        QTest::newRow("decisions") << 0 << "decisions";
        QTest::newRow("community") << 1 << "community cards";
        QTest::newRow("hands") << 2 << "hands";
    }
    void completesUnsettledAndSaysWhatWasMissing() {
        QFETCH(int, steps);
        QFETCH(QString, missing);
        TableBench bench = dealt("house-let-it-ride", {1, 2});
        if (steps >= 1) {
            bench.decideAll(Wager::Bet1, Choice::Ride);
            bench.decideAll(Wager::Bet2, Choice::Ride);
        }
        if (steps >= 2)
            bench.community(1, "2s 3s");
        bench.endRound();
        QVERIFY(!bench.told<events::RoundCompleted>()->settled);
        QCOMPARE(bench.told<events::RoundCompleted>()->missing.value(), missing.toStdString());
    }

    void refusesToEndARoundThatIsNotLocked() {
        TableBench bench = benchFor("house-let-it-ride");
        bench.open();
        bench.endRound();
        QVERIFY(!bench.refusal().empty());
        bench.bet(1, 100);
        bench.endRound();
        QVERIFY(!bench.refusal().empty());
        bench.deal();
        QVERIFY(!bench.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestPlay)
#include "tst_play.moc"
