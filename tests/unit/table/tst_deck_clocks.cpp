#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using namespace std::chrono_literals;
using events::DeckColour;

class TestDeckClocks : public QObject {
    Q_OBJECT

private slots:
    // A deck that is dealt is in use, whatever was left out before.
    void startsTheClockOfADeckThatIsDealtUncut_data() {
        addRows({{"comar-let-it-ride", ".03C(1)"}, {"mlgca-let-it-ride", "ch. 3C(1)"}});
    }
    void startsTheClockOfADeckThatIsDealtUncut() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{
            makeSetup(with(submissionText(ruleSet.toStdString()), "decks = 2", "decks = 1"))};
        fixture.open();
        const events::DeckColour red = fixture.colour(0);
        fixture.give(table::RemoveDeck{kFloor, red, events::DeckRemovalReason::Defect,
                                       kDealer.person, kFloor.person});
        fixture.give(table::ReceiveDeck{kDealer, events::DeckColour::Green,
                                        named<events::DeckId>("G-1"), true});
        QVERIFY2(!fixture.state().decks[0].dueAt, fixture.names().c_str());
        fixture.lock({1});
        QVERIFY(fixture.told<events::DeckEnteredPlay>() != nullptr);
        QVERIFY(fixture.state().decks[0].dueAt.has_value());
    }

    void setsTheLimitOfTheRule_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("dealing");
        QTest::addColumn<int>("hours");
        QTest::newRow("COMAR .03C(1) hand") << "comar-let-it-ride"
                                            << "hand" << 4;
        QTest::newRow("COMAR .03C(2) manual shoe") << "comar-let-it-ride"
                                                   << "manual_shoe" << 8;
        QTest::newRow("COMAR .03C(2) automated shoe") << "comar-let-it-ride"
                                                      << "automated_shoe" << 8;
        QTest::newRow("MLGCA ch. 3C(2)") << "mlgca-run-em-twice"
                                         << "manual_shoe" << 8;
    }
    void setsTheLimitOfTheRule() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, dealing);
        QFETCH(int, hours);
        const std::string text = submissionText(ruleSet.toStdString());
        const std::string old = ruleSet == "comar-let-it-ride" ? "\"hand\"" : "\"manual_shoe\"";
        TableFixture fixture(makeSetup(with(text, old, '"' + dealing.toStdString() + '"')));
        fixture.open();
        for (const table::Deck& deck : fixture.state().decks)
            QVERIFY(deck.dueAt == fixture.now() + std::chrono::hours(hours));
    }

    void takesTheStricterLimitOfTheOperator_data() { addRows({{"comar-let-it-ride", ".03C(1)"}}); }
    void takesTheStricterLimitOfTheOperator() {
        QFETCH(QString, ruleSet);
        const std::string text = with(submissionText(ruleSet.toStdString()), "[shuffler]",
                                      "deck_change_hours = 2.0\n[shuffler]");
        TableFixture fixture{makeSetup(text)};
        fixture.open();
        QVERIFY(fixture.state().decks[0].dueAt == fixture.now() + 2h);
    }

    void hasNoClockWhereNeitherRuleNorOperatorGivesALimit_data() {
        addRows({{"california-let-it-ride", ""}, {"house-let-it-ride", ""}});
    }
    void hasNoClockWhereNeitherRuleNorOperatorGivesALimit() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        QVERIFY(!fixture.state().decks[0].dueAt);
        fixture.wait(1000h);
        QVERIFY(fixture.give(table::TimePassed{}).empty());
    }

    void takesTheOperatorsOwnLimitWhereTheDocumentGivesNone_data() {
        addRows({{"california-let-it-ride", ""}, {"house-let-it-ride", ""}});
    }
    void takesTheOperatorsOwnLimitWhereTheDocumentGivesNone() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{makeSetup(with(submissionText(ruleSet.toStdString()), "adjacent_boxes",
                                            "deck_change_hours = 6.0\nadjacent_boxes"))};
        fixture.open();
        for (const table::Deck& deck : fixture.state().decks)
            QVERIFY(deck.dueAt == fixture.now() + 6h);
    }

    void neverTakesALooserLimitThanTheRule_data() {
        addRows({{"comar-let-it-ride", ".03C(1)"}, {"mlgca-run-em-twice", "ch. 3C(2)"}});
    }
    void neverTakesALooserLimitThanTheRule() {
        QFETCH(QString, ruleSet);
        const std::string text = with(submissionText(ruleSet.toStdString()), "adjacent_boxes",
                                      "deck_change_hours = 8.5\nadjacent_boxes");
        const auto filed = rules::parseSubmission(text, rules::RuleBook::builtIn());
        QVERIFY(!filed.ok());
        QCOMPARE(filed.error().front().field, std::string("deck_change_hours"));
    }

    void warnsThirtyAndTenMinutesAheadAndOnceWhenOverdue() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        fixture.wait(8h - 30min - 1ms);
        QVERIFY(fixture.give(table::TimePassed{}).empty());
        fixture.wait(1ms);
        fixture.give(table::TimePassed{});
        QCOMPARE(fixture.told<events::DeckDueWarned>()->minutesLeft, std::uint16_t{30});
        QVERIFY(fixture.give(table::TimePassed{}).empty());
        fixture.wait(20min);
        fixture.give(table::TimePassed{});
        QCOMPARE(fixture.told<events::DeckDueWarned>()->minutesLeft, std::uint16_t{10});
        fixture.wait(10min);
        fixture.give(table::TimePassed{});
        QVERIFY(fixture.told<events::DeckOverdue>() != nullptr);
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found->kind == events::FindingKind::DeckOverdue);
        QCOMPARE(found->section.value(),
                 fixture.rules().find(rules::DealingMethod::ManualShoe)->deckChangeSection);
        QCOMPARE(found->deckId->text(), std::string("D1"));
        fixture.wait(100h);
        QVERIFY(fixture.give(table::TimePassed{}).empty());
    }

    void tellsOnceWhatAGapMissed() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        fixture.wait(20h);
        fixture.give(table::TimePassed{});
        QCOMPARE(fixture.names(), std::string("deck_overdue compliance_found"));
        QVERIFY(fixture.give(table::TimePassed{}).empty());
    }

    void runsOnThroughARestart() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        table::State again(fixture.state().setup);
        for (const Recorded& entry : fixture.journal())
            table::apply(again, entry.event, entry.at);
        QVERIFY(again == fixture.state());
        const auto events = table::decide(again, table::TimePassed{}, fixture.now() + 8h);
        QVERIFY(!events.empty() && events[0].as<events::DeckOverdue>() != nullptr);
    }

    // The table opened a day ahead of time and played for three hours before the clock was put
    // back.
    void countsWhatWasPlayedWhileTheClockWasAhead() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        const core::Instant before = fixture.now();
        fixture.wait(24h);
        fixture.open();
        fixture.wait(3h);
        table::State state = fixture.state();
        const core::Instant to = before + 3h + 10min;
        table::apply(state, events::ClockPutBack{fixture.now(), to, to, {}, false, {}}, to);
        QVERIFY(state.decks[0].enteredPlayAt == to - 3h);
        QVERIFY(state.decks[0].dueAt == to + 5h);
        QVERIFY(table::decide(state, table::TimePassed{}, to).empty());
        const auto late = table::decide(state, table::TimePassed{}, to + 5h);
        QVERIFY(!late.empty() && late[0].as<events::DeckOverdue>() != nullptr);
    }

    // What the clock that was ahead made of a deck that had entered play in time is told anew.
    void tellsAgainWhatTheClockAheadToldTooEarly() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        const core::Instant entered = fixture.now();
        fixture.wait(24h);
        fixture.give(table::TimePassed{});
        QVERIFY(fixture.told<events::DeckOverdue>() != nullptr);
        table::State state = fixture.state();
        const core::Instant to = entered + 1h;
        table::apply(state, events::ClockPutBack{fixture.now(), to, to, {}, false, {}}, to);
        QVERIFY(state.decks[0].dueAt == entered + 8h);
        QVERIFY(table::decide(state, table::TimePassed{}, to).empty());
        const auto late = table::decide(state, table::TimePassed{}, entered + 8h);
        QVERIFY(!late.empty() && late[0].as<events::DeckOverdue>() != nullptr);
    }

    void runsForBothDecksOfAPairIdleOrNot_data() { addRows({{"comar-let-it-ride", ".03C(1)"}}); }
    void runsForBothDecksOfAPairIdleOrNot() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(table::IdleTable{kDealer});
        fixture.wait(4h);
        fixture.give(table::TimePassed{});
        QCOMPARE(fixture.count<events::DeckOverdue>(), 2);
    }

    void startsAgainForANewDeckOnly_data() { addRows({{"comar-let-it-ride", ".03C(1)"}}); }
    void startsAgainForANewDeckOnly() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        const auto due = fixture.state().find(DeckColour::Blue)->dueAt;
        fixture.wait(3h);
        fixture.give(table::RemoveDeck{kFloor, DeckColour::Red, events::DeckRemovalReason::Due,
                                       kDealer.person, kFloor.person});
        fixture.prepare(DeckColour::Red, "D3");
        QVERIFY(fixture.state().find(DeckColour::Red)->dueAt == fixture.now() + 4h);
        QVERIFY(fixture.state().find(DeckColour::Blue)->dueAt == due);
    }

    void isNotStartedAgainByALaterShuffle_data() { addRows({{"comar-let-it-ride", ".03C(1)"}}); }
    void isNotStartedAgainByALaterShuffle() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        const auto due = fixture.state().decks[0].dueAt;
        fixture.wait(1h);
        fixture.wholeRound({1});
        QVERIFY(fixture.state().decks[0].dueAt == due);
        QCOMPARE(fixture.count<events::DeckEnteredPlay>(), 2);
    }

    void goesOverToTheLongerLimitOfTheShoe_data() { addRows({{"comar-let-it-ride", ".03C(2)"}}); }
    void goesOverToTheLongerLimitOfTheShoe() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        const core::Instant opened = fixture.now();
        QVERIFY(fixture.state().decks[0].dueAt == opened + 4h);
        fixture.give(
            table::ChangeDealingMethod{kFloor, events::DealingMethod::ManualShoe, words("shoe")});
        QVERIFY(fixture.state().decks[0].dueAt == opened + 8h);
        fixture.wait(8h);
        fixture.give(table::TimePassed{});
        QCOMPARE(fixture.told<events::ComplianceFound>()->section.value(),
                 std::string("COMAR 36.05.18.03C(2)"));
    }

    void listsEveryRoundThatIsDealtFromAnOverdueDeck_data() {
        addRows({{"mlgca-let-it-ride", "ch. 3C(2)"}, {"mlgca-run-em-twice", "ch. 3C(2)"}});
    }
    void listsEveryRoundThatIsDealtFromAnOverdueDeck() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wholeRound({1});
        fixture.wait(9h);
        fixture.give(table::TimePassed{});
        QVERIFY(!fixture.told<events::ComplianceFound>()->round);
        for (std::uint64_t round = 2; round < 5; ++round) {
            fixture.lock({1});
            const auto* found = fixture.told<events::ComplianceFound>();
            QVERIFY(found != nullptr && found->kind == events::FindingKind::DeckOverdue);
            QCOMPARE(found->round->value, round);
            QCOMPARE(fixture.finding(),
                     std::string("the round is dealt from a deck that is overdue"));
            fixture.deal();
            QVERIFY(fixture.told<events::ComplianceFound>() == nullptr); // Once a round.
            fixture.playOut();
            fixture.endRound();
            fixture.reshuffle();
        }
    }

    void followsAChangeOfTheWayOfDealing() { // .03C
        TableFixture fixture{makeSetup(with(submissionText("comar-let-it-ride"),
                                            "dealing = \"hand\"", "dealing = \"manual_shoe\""))};
        fixture.open();
        const core::Instant opened = fixture.now();
        fixture.wait(1h);
        fixture.give(
            table::ChangeDealingMethod{kFloor, events::DealingMethod::Hand, words("shoe")});
        QVERIFY(fixture.state().decks[0].dueAt == opened + 4h);
    }
};

QTEST_APPLESS_MAIN(TestDeckClocks)
#include "tst_deck_clocks.moc"
