#include "shared/table/reasons.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using table::DeckStep;

// clauses: comar-let-it-ride .04B/1, .04C, .04C(1), .04C(2), .04C(3), .04D, .05A(1), .05H(3)
// clauses: house-let-it-ride Shuffle and Cut of the Cards (2)/1, /3
// clauses: mlgca-let-it-ride ch. 4B/1, ch. 4C, ch. 4C(1), ch. 4C(2), ch. 4C(3), ch. 4D, ch. 5A(1)
// clauses: mlgca-let-it-ride ch. 5H(1), ch. 5H(3), ch. 8B
// clauses: mlgca-run-em-twice ch. 4C, ch. 4C(1), ch. 4C(2), ch. 4C(3), ch. 4D, ch. 5A(1), ch. 5F(3)

class TestOpening : public QObject {
    Q_OBJECT

private:
    static inline const std::vector<Cited> kInspect{
        {"comar-let-it-ride", ".04A/1, /2"},
        {"mlgca-let-it-ride", "ch. 4A/1, /2"},
        {"mlgca-run-em-twice", "ch. 4A/1, /2"},
        {"house-let-it-ride", "Opening of the table for play/2, /3"}};

    static void receive(TableFixture& fixture, bool preinspected = false) {
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        fixture.give(table::ReceiveDeck{kDealer, DeckColour::Red, named<events::DeckId>("D1"),
                                        preinspected});
    }

private slots:
    void opensWhenEveryDeckWentThroughEveryStep_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.wash; });
    }
    void opensWhenEveryDeckWentThroughEveryStep() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        QVERIFY(fixture.state().isOpenForPlay());
        QCOMPARE(fixture.count<events::OpeningCompleted>(), 1);
        QCOMPARE(fixture.count<events::TableOpened>(), 1);
        const bool washes = fixture.rules().procedure.hasCeremony();
        QCOMPARE(fixture.count<events::DeckWashed>(),
                 washes ? fixture.state().submission().decks() : 0);
        QCOMPARE(fixture.count<events::CommandRefused>(), 0);
    }

    void startsNoRoundBeforeTheOpeningIsComplete_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.inspect; });
    }
    void startsNoRoundBeforeTheOpeningIsComplete() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(!fixture.refusal().empty());
        receive(fixture);
        fixture.give(table::OpenRound{});
        QVERIFY(!fixture.refusal().empty());
        fixture.bet(1, 500);
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(!fixture.state().round);
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.inspect);
    }

    void hasTheDealerInspectAndAnotherPersonVerify_data() { addRows(kInspect); }
    void hasTheDealerInspectAndAnotherPersonVerify() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        receive(fixture);
        const auto refusedBy = [&](const table::Actor& who) {
            fixture.give(table::DoDeckStep{who, DeckColour::Red, DeckStep::Verify, {}});
            return !fixture.refusal().empty() &&
                   fixture.refusalSection() == fixture.rules().procedure.inspect;
        };
        QVERIFY(refusedBy(kFloor)); // Not yet inspected.
        fixture.give(table::DoDeckStep{kFloor, DeckColour::Red, DeckStep::Inspect, {}});
        QVERIFY(fixture.refusal().empty());
        QVERIFY(refusedBy(kDealer)); // No rank.
        QVERIFY(refusedBy(kFloor));  // The same person.
        fixture.give(table::DoDeckStep{kSupervisor, DeckColour::Red, DeckStep::Verify, {}});
        QCOMPARE(fixture.told<events::DeckVerified>()->floorperson, kSupervisor.person);
    }

    void takesTheStepsInTheirOrder_data() {
        QTest::addColumn<int>("step");
        for (int step = 1; step < static_cast<int>(core::kEnumCount<DeckStep>); ++step)
            QTest::addRow("COMAR .04A-C step %d before the first", step) << step;
    }
    void takesTheStepsInTheirOrder() {
        QFETCH(int, step);
        TableFixture fixture = benchFor("comar-let-it-ride");
        receive(fixture);
        fixture.give(table::DoDeckStep{kFloor, DeckColour::Red, static_cast<DeckStep>(step), {}});
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(fixture.state().find(DeckColour::Red)->ceremony == table::Ceremony::Received);
    }

    void shufflesByNoStepOfTheOpening() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        receive(fixture);
        const auto next = [&] {
            return table::nextStep(fixture.state().find(DeckColour::Red)->ceremony);
        };
        for (int steps = 0; steps < 7; ++steps) {
            const table::Actor& who = next() == DeckStep::Verify ? kFloor : kDealer;
            fixture.give(table::DoDeckStep{who, DeckColour::Red, next(), {}});
            QVERIFY(fixture.refusal().empty());
        }
        QVERIFY(next() == DeckStep::Shuffle);
        fixture.give(table::DoDeckStep{kDealer, DeckColour::Red, DeckStep::Shuffle, {}});
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(!fixture.state().find(DeckColour::Red)->shuffled);
    }

    void refusesAShuffleBeforeTheDeckIsStacked() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        receive(fixture);
        fixture.give(table::ShuffleFinished{DeckColour::Red, 52});
        QCOMPARE(fixture.refusalSection(), std::string("COMAR 36.05.18.05A"));
        QVERIFY(!fixture.state().find(DeckColour::Red)->shuffled);
    }

    void spreadsWashesAndShufflesEachOfTwoDecks_data() { addRows({{"comar-let-it-ride", ".04E"}}); }
    void spreadsWashesAndShufflesEachOfTwoDecks() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        fixture.prepare(DeckColour::Red, "D1");
        QVERIFY(!fixture.state().isOpenForPlay());
        fixture.prepare(DeckColour::Blue, "D2");
        QVERIFY(fixture.state().isOpenForPlay());
    }

    void skipsTheStepsForPreinspectedAndPreshuffledDecksButCutsThem_data() {
        addRows({{"mlgca-let-it-ride", "ch. 4F, ch. 5D(2)"},
                 {"mlgca-run-em-twice", "ch. 4F, ch. 5C(2)"}});
    }
    void skipsTheStepsForPreinspectedAndPreshuffledDecksButCutsThem() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        receive(fixture, true);
        QVERIFY(!fixture.state().isOpenForPlay());
        fixture.give(table::CutDeck{kDealer, DeckColour::Red, 10});
        QVERIFY(fixture.state().isOpenForPlay());
        QCOMPARE(fixture.count<events::DeckInspected>(), 0);
    }

    void keepsWhoInspectedAndShuffledADeckElsewhere_data() {
        addRows({{"comar-let-it-ride", ".04F"},
                 {"mlgca-let-it-ride", "ch. 4F"},
                 {"mlgca-run-em-twice", "ch. 4F"}});
    }
    void keepsWhoInspectedAndShuffledADeckElsewhere() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        fixture.give(table::ReceiveDeck{kDealer, DeckColour::Red, named<events::DeckId>("D1"), true,
                                        words("bee"), true, named<events::PersonId>("ina"),
                                        named<events::PersonId>("shu"), words("seal 77"),
                                        named<events::PersonId>("del")});
        const auto* received = fixture.told<events::DeckReceived>();
        QVERIFY(received != nullptr && received->preinspected);
        QCOMPARE(received->preinspectedBy->text(), std::string("ina"));
        QCOMPARE(received->preshuffledBy->text(), std::string("shu"));
        QCOMPARE(received->seal.value(), std::string("seal 77"));
        QCOMPARE(received->deliveredBy->text(), std::string("del"));
    }

    void takesNoPreinspectedDeckWhereTheDocumentKnowsNone_data() {
        addRows({{"house-let-it-ride", "Opening of the table for play/2, /3, /5, /7, /8, /9"},
                 {"california-let-it-ride", "Dealing procedures 1/1"}});
    }
    void takesNoPreinspectedDeckWhereTheDocumentKnowsNone() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        receive(fixture, true);
        QVERIFY(fixture.state().decks.empty());
        QVERIFY(fixture.refusalSection().ends_with(ruleSet == "house-let-it-ride"
                                                       ? "Opening of the table for play"
                                                       : "Dealing procedures 1"));
    }

    void beginsWithTheMachineShuffleInCalifornia_data() {
        addRows({{"california-let-it-ride", "Dealing procedures 1/1"}});
    }
    void beginsWithTheMachineShuffleInCalifornia() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        receive(fixture);
        fixture.give(table::DoDeckStep{kDealer, DeckColour::Red, DeckStep::Inspect, {}});
        QVERIFY(fixture.refusalSection().ends_with("Dealing procedures 1"));
        fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::ShuffleFinished{DeckColour::Red, 52});
        QVERIFY(fixture.state().find(DeckColour::Red)->isReady());
    }

    void needsAFloorpersonAndAnotherDealerToOpen() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.give(table::OpenTable{kDealer, kDealer.person});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::OpenTable{kFloor, kFloor.person});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        QVERIFY(!fixture.refusal().empty());
    }

    void repeatsTheStepsFromTheViewOnAfterIdling_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.idle; });
    }
    void repeatsTheStepsFromTheViewOnAfterIdling() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(table::IdleTable{kDealer});
        QVERIFY(fixture.told<events::TableIdled>() != nullptr);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(!fixture.refusal().empty());
        for (int deck = 0; deck < fixture.state().submission().decks(); ++deck) {
            for (const DeckStep step :
                 {DeckStep::View, DeckStep::Turn, DeckStep::Wash, DeckStep::Stack})
                fixture.give(table::DoDeckStep{kDealer, fixture.colour(deck), step, {}});
            QVERIFY(!fixture.state().isOpenForPlay());
            fixture.shuffle(fixture.colour(deck));
        }
        QVERIFY(fixture.told<events::TableReopened>() != nullptr);
        QVERIFY(fixture.state().isOpenForPlay());
        QCOMPARE(fixture.count<events::TableOpened>(), 1);
    }

    // Nobody plays where every bet was taken back; the deck is as it was.
    void idlesAndClosesOverARoundWithoutBets() {
        for (const bool close : {false, true}) {
            TableFixture fixture = openedFor("mlgca-let-it-ride");
            fixture.bet(1, 500);
            fixture.bet(1, 0);
            QVERIFY(fixture.state().round.has_value());
            const table::Deck before = *fixture.state().find(fixture.state().round->deck);
            if (close)
                fixture.give(table::CloseTable{kFloor, words("end of shift")});
            else
                fixture.give(table::IdleTable{kDealer});
            QCOMPARE(fixture.names(),
                     std::string(close ? "round_voided table_closed" : "round_voided table_idled"));
            QVERIFY(fixture.told<events::RoundVoided>()->reason ==
                    events::Phrase(table::RoundVoiding::NobodyBets));
            QVERIFY(fixture.told<events::RoundVoided>()->returns.empty());
            QVERIFY(!fixture.state().round.has_value());
            QVERIFY(fixture.state().find(before.colour)->lastRound == before.lastRound);
            QVERIFY(fixture.state().find(before.colour)->uncounted == before.uncounted);
        }
    }

    void idlesOnlyBetweenRounds() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.give(table::IdleTable{kDealer});
        QVERIFY(!fixture.refusal().empty());
        fixture.open();
        fixture.bet(1, 100);
        fixture.give(table::IdleTable{kDealer});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CloseTable{kFloor, words("end of day")});
        QVERIFY(!fixture.refusal().empty());
    }

    void inspectsAgainWhatStayedAtAClosedTable() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        const auto enteredPlayAt = fixture.state().decks[0].enteredPlayAt;
        fixture.give(table::CloseTable{kDealer, words("late")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CloseTable{kFloor, words("late")});
        QVERIFY(fixture.state().opening == table::Opening::Closed);
        QVERIFY(fixture.state().decks[0].ceremony == table::Ceremony::Received);
        QVERIFY(fixture.state().decks[0].enteredPlayAt == enteredPlayAt);
    }
};

QTEST_APPLESS_MAIN(TestOpening)
#include "tst_opening.moc"
