#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using table::DeckStep;

class TestOpening : public QObject {
    Q_OBJECT

private:
    static inline const std::vector<Cited> kInspect{
        {"comar-let-it-ride", ".04A"},
        {"mlgca-let-it-ride", "ch. 4A"},
        {"mlgca-run-em-twice", "ch. 4A"},
        {"house-let-it-ride", "Opening of the table for play"}};

    static void receive(TableBench& bench, bool preinspected = false) {
        bench.give(table::OpenTable{kFloor, kDealer.person});
        bench.give(table::ReceiveDeck{kDealer, DeckColour::Red, named<events::DeckId>("D1"),
                                      preinspected});
    }

private slots:
    void opensWhenEveryDeckWentThroughEveryStep_data() {
        addEveryRuleSet("CARDS-14",
                        [](const rules::RuleSet& rules) { return rules.procedure.wash; });
    }
    void opensWhenEveryDeckWentThroughEveryStep() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        QVERIFY(bench.state().isOpenForPlay());
        QCOMPARE(bench.count<events::OpeningCompleted>(), 1);
        QCOMPARE(bench.count<events::TableOpened>(), 1);
        QCOMPARE(bench.count<events::DeckWashed>(), bench.state().submission().decks());
        QCOMPARE(bench.count<events::CommandRefused>(), 0);
    }

    void startsNoRoundBeforeTheOpeningIsComplete_data() {
        addEveryRuleSet("CARDS-16",
                        [](const rules::RuleSet& rules) { return rules.procedure.inspect; });
    }
    void startsNoRoundBeforeTheOpeningIsComplete() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.give(table::CallNoMoreBets{});
        QVERIFY(!bench.refusal().empty());
        receive(bench);
        bench.give(table::OpenRound{});
        QVERIFY(!bench.refusal().empty());
        bench.bet(1, 500);
        QVERIFY(!bench.refusal().empty());
        QVERIFY(!bench.state().round);
        QCOMPARE(bench.refusalSection(), bench.rules().procedure.inspect);
    }

    void hasTheDealerInspectAndAnotherPersonVerify_data() { addRows("CARDS-13", kInspect); }
    void hasTheDealerInspectAndAnotherPersonVerify() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        receive(bench);
        const auto refusedBy = [&](const table::Actor& who) {
            bench.give(table::DoDeckStep{who, DeckColour::Red, DeckStep::Verify, {}});
            return !bench.refusal().empty() &&
                   bench.refusalSection() == bench.rules().procedure.inspect;
        };
        QVERIFY(refusedBy(kFloor)); // Not yet inspected.
        bench.give(table::DoDeckStep{kFloor, DeckColour::Red, DeckStep::Inspect, {}});
        QVERIFY(bench.refusal().empty());
        QVERIFY(refusedBy(kDealer)); // No rank.
        QVERIFY(refusedBy(kFloor));  // The same person.
        bench.give(table::DoDeckStep{kSupervisor, DeckColour::Red, DeckStep::Verify, {}});
        QCOMPARE(bench.told<events::DeckVerified>()->floorperson, kSupervisor.person);
    }

    void takesTheStepsInTheirOrder_data() {
        QTest::addColumn<int>("step");
        for (int step = 1; step < 7; ++step)
            QTest::addRow("CARDS-14 COMAR .04A-C step %d before the first", step) << step;
    }
    void takesTheStepsInTheirOrder() {
        QFETCH(int, step);
        TableBench bench = benchFor("comar-let-it-ride");
        receive(bench);
        bench.give(table::DoDeckStep{kFloor, DeckColour::Red, static_cast<DeckStep>(step), {}});
        QVERIFY(!bench.refusal().empty());
        QVERIFY(bench.state().find(DeckColour::Red)->ceremony == table::Ceremony::Received);
    }

    void refusesAShuffleBeforeTheDeckIsStacked() {
        TableBench bench = benchFor("comar-let-it-ride");
        receive(bench);
        bench.give(table::ShuffleFinished{DeckColour::Red, 52});
        QCOMPARE(bench.refusalSection(), std::string("COMAR 36.05.18.05A"));
        QVERIFY(!bench.state().find(DeckColour::Red)->shuffled);
    }

    void spreadsWashesAndShufflesEachOfTwoDecks_data() {
        addRows("CARDS-14", {{"comar-let-it-ride", ".04E"}});
    }
    void spreadsWashesAndShufflesEachOfTwoDecks() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.give(table::OpenTable{kFloor, kDealer.person});
        bench.prepare(DeckColour::Red, "D1");
        QVERIFY(!bench.state().isOpenForPlay());
        bench.prepare(DeckColour::Blue, "D2");
        QVERIFY(bench.state().isOpenForPlay());
    }

    void skipsTheStepsForPreinspectedAndPreshuffledDecksButCutsThem_data() {
        addRows("CARDS-15", {{"mlgca-let-it-ride", "ch. 4F, 5D(2)"},
                             {"mlgca-run-em-twice", "ch. 4F, 5C(2)"},
                             {"house-let-it-ride", "Opening"}});
    }
    void skipsTheStepsForPreinspectedAndPreshuffledDecksButCutsThem() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        receive(bench, true);
        QVERIFY(!bench.state().isOpenForPlay());
        bench.give(table::CutDeck{kDealer, DeckColour::Red, 10});
        QVERIFY(bench.state().isOpenForPlay());
        QCOMPARE(bench.count<events::DeckInspected>(), 0);
    }

    void needsAFloorpersonAndAnotherDealerToOpen() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.give(table::OpenTable{kDealer, kDealer.person});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::OpenTable{kFloor, kFloor.person});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::OpenTable{kFloor, kDealer.person});
        QVERIFY(bench.refusal().empty());
        bench.give(table::OpenTable{kFloor, kDealer.person});
        QVERIFY(!bench.refusal().empty());
    }

    void repeatsTheStepsFromTheViewOnAfterIdling_data() {
        addEveryRuleSet("CARDS-21",
                        [](const rules::RuleSet& rules) { return rules.procedure.idle; });
    }
    void repeatsTheStepsFromTheViewOnAfterIdling() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.give(table::IdleTable{kDealer});
        QVERIFY(bench.told<events::TableIdled>() != nullptr);
        bench.give(table::CallNoMoreBets{});
        QVERIFY(!bench.refusal().empty());
        for (int deck = 0; deck < bench.state().submission().decks(); ++deck) {
            for (const DeckStep step :
                 {DeckStep::View, DeckStep::Turn, DeckStep::Wash, DeckStep::Stack})
                bench.give(table::DoDeckStep{kDealer, bench.colour(deck), step, {}});
            QVERIFY(!bench.state().isOpenForPlay());
            bench.shuffle(bench.colour(deck));
        }
        QVERIFY(bench.told<events::TableReopened>() != nullptr);
        QVERIFY(bench.state().isOpenForPlay());
        QCOMPARE(bench.count<events::TableOpened>(), 1);
    }

    void idlesOnlyBetweenRounds() {
        TableBench bench = benchFor("house-let-it-ride");
        bench.give(table::IdleTable{kDealer});
        QVERIFY(!bench.refusal().empty());
        bench.open();
        bench.bet(1, 100);
        bench.give(table::IdleTable{kDealer});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::CloseTable{kFloor, words("end of day")});
        QVERIFY(!bench.refusal().empty());
    }

    void inspectsAgainWhatStayedAtAClosedTable() {
        TableBench bench = benchFor("house-let-it-ride");
        bench.open();
        const auto enteredPlayAt = bench.state().decks[0].enteredPlayAt;
        bench.give(table::CloseTable{kDealer, words("late")});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::CloseTable{kFloor, words("late")});
        QVERIFY(bench.state().opening == table::Opening::Closed);
        QVERIFY(bench.state().decks[0].ceremony == table::Ceremony::Received);
        QVERIFY(bench.state().decks[0].enteredPlayAt == enteredPlayAt);
    }
};

QTEST_APPLESS_MAIN(TestOpening)
#include "tst_opening.moc"
