#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using namespace std::chrono_literals;
using events::DeckColour;

class TestDeckClocks : public QObject {
    Q_OBJECT

private slots:
    void setsTheLimitOfTheRule_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("dealing");
        QTest::addColumn<int>("hours");
        QTest::newRow("CARDS-01 COMAR .03C(1) hand") << "comar-let-it-ride"
                                                     << "hand" << 4;
        QTest::newRow("CARDS-01 COMAR .03C(2) manual shoe") << "comar-let-it-ride"
                                                            << "manual_shoe" << 8;
        QTest::newRow("CARDS-01 COMAR .03C(2) automated shoe") << "comar-let-it-ride"
                                                               << "automated_shoe" << 8;
        QTest::newRow("CARDS-01 MLGCA ch. 3C(2)") << "mlgca-run-em-twice"
                                                  << "manual_shoe" << 8;
    }
    void setsTheLimitOfTheRule() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, dealing);
        QFETCH(int, hours);
        const std::string text = submissionText(ruleSet.toStdString());
        const std::string old = ruleSet == "comar-let-it-ride" ? "\"hand\"" : "\"manual_shoe\"";
        TableBench bench(makeSetup(with(text, old, '"' + dealing.toStdString() + '"')));
        bench.open();
        for (const table::Deck& deck : bench.state().decks)
            QVERIFY(deck.dueAt == bench.now() + std::chrono::hours(hours));
    }

    void takesTheStricterLimitOfTheOperator_data() {
        addRows("CARDS-04", {{"comar-let-it-ride", ".03C(1)"}});
    }
    void takesTheStricterLimitOfTheOperator() {
        QFETCH(QString, ruleSet);
        const std::string text = with(submissionText(ruleSet.toStdString()), "[shuffler]",
                                      "deck_change_hours = 2.0\n[shuffler]");
        TableBench bench{makeSetup(text)};
        bench.open();
        QVERIFY(bench.state().decks[0].dueAt == bench.now() + 2h);
    }

    void hasNoClockWhereNeitherRuleNorOperatorGivesALimit_data() {
        addRows("CARDS-03",
                {{"california-let-it-ride", "no limit"}, {"house-let-it-ride", "no limit"}});
    }
    void hasNoClockWhereNeitherRuleNorOperatorGivesALimit() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        QVERIFY(!bench.state().decks[0].dueAt);
        bench.wait(1000h);
        QVERIFY(bench.give(table::TimePassed{}).empty());
    }

    void takesTheOperatorsOwnLimitWhereTheDocumentGivesNone_data() {
        addRows("CARDS-03",
                {{"california-let-it-ride", "own limit"}, {"house-let-it-ride", "own limit"}});
    }
    void takesTheOperatorsOwnLimitWhereTheDocumentGivesNone() {
        QFETCH(QString, ruleSet);
        TableBench bench{makeSetup(with(submissionText(ruleSet.toStdString()), "adjacent_boxes",
                                        "deck_change_hours = 6.0\nadjacent_boxes"))};
        bench.open();
        for (const table::Deck& deck : bench.state().decks)
            QVERIFY(deck.dueAt == bench.now() + 6h);
    }

    void neverTakesALooserLimitThanTheRule_data() {
        addRows("CARDS-04",
                {{"comar-let-it-ride", ".03C(1)"}, {"mlgca-run-em-twice", "ch. 3C(2)"}});
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
        TableBench bench = benchFor("mlgca-let-it-ride");
        bench.open();
        bench.wait(8h - 30min - 1ms);
        QVERIFY(bench.give(table::TimePassed{}).empty());
        bench.wait(1ms);
        bench.give(table::TimePassed{});
        QCOMPARE(bench.told<events::DeckDueWarned>()->minutesLeft, std::uint16_t{30});
        QVERIFY(bench.give(table::TimePassed{}).empty());
        bench.wait(20min);
        bench.give(table::TimePassed{});
        QCOMPARE(bench.told<events::DeckDueWarned>()->minutesLeft, std::uint16_t{10});
        bench.wait(10min);
        bench.give(table::TimePassed{});
        QVERIFY(bench.told<events::DeckOverdue>() != nullptr);
        const auto* found = bench.told<events::ComplianceFound>();
        QVERIFY(found->kind == events::FindingKind::DeckOverdue);
        QCOMPARE(found->section.value(),
                 bench.rules().find(rules::DealingMethod::ManualShoe)->deckChangeSection);
        QCOMPARE(found->deckId->text(), std::string("D1"));
        bench.wait(100h);
        QVERIFY(bench.give(table::TimePassed{}).empty());
    }

    void tellsOnceWhatAGapMissed() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        bench.open();
        bench.wait(20h);
        bench.give(table::TimePassed{});
        QCOMPARE(bench.names(), std::string("deck_overdue compliance_found"));
        QVERIFY(bench.give(table::TimePassed{}).empty());
    }

    void runsOnThroughARestart() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        bench.open();
        table::State again(bench.state().setup);
        for (const Recorded& entry : bench.journal())
            table::apply(again, entry.event, entry.at);
        QVERIFY(again == bench.state());
        const auto events = table::decide(again, table::TimePassed{}, bench.now() + 8h);
        QVERIFY(!events.empty() && events[0].as<events::DeckOverdue>() != nullptr);
    }

    // The table opened a day ahead of time and played for three hours before the clock was put
    // back.
    void countsWhatWasPlayedWhileTheClockWasAhead() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        const core::Instant before = bench.now();
        bench.wait(24h);
        bench.open();
        bench.wait(3h);
        table::State state = bench.state();
        const core::Instant to = before + 3h + 10min;
        table::apply(state, events::ClockPutBack{bench.now(), to, to, {}, false, {}}, to);
        QVERIFY(state.decks[0].enteredPlayAt == to - 3h);
        QVERIFY(state.decks[0].dueAt == to + 5h);
        QVERIFY(table::decide(state, table::TimePassed{}, to).empty());
        const auto late = table::decide(state, table::TimePassed{}, to + 5h);
        QVERIFY(!late.empty() && late[0].as<events::DeckOverdue>() != nullptr);
    }

    // What the clock that was ahead made of a deck that had entered play in time is told anew.
    void tellsAgainWhatTheClockAheadToldTooEarly() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        bench.open();
        const core::Instant entered = bench.now();
        bench.wait(24h);
        bench.give(table::TimePassed{});
        QVERIFY(bench.told<events::DeckOverdue>() != nullptr);
        table::State state = bench.state();
        const core::Instant to = entered + 1h;
        table::apply(state, events::ClockPutBack{bench.now(), to, to, {}, false, {}}, to);
        QVERIFY(state.decks[0].dueAt == entered + 8h);
        QVERIFY(table::decide(state, table::TimePassed{}, to).empty());
        const auto late = table::decide(state, table::TimePassed{}, entered + 8h);
        QVERIFY(!late.empty() && late[0].as<events::DeckOverdue>() != nullptr);
    }

    void runsForBothDecksOfAPairIdleOrNot_data() {
        addRows("CARDS-02", {{"comar-let-it-ride", ".03C(1)"}});
    }
    void runsForBothDecksOfAPairIdleOrNot() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.give(table::IdleTable{kDealer});
        bench.wait(4h);
        bench.give(table::TimePassed{});
        QCOMPARE(bench.count<events::DeckOverdue>(), 2);
    }

    void startsAgainForANewDeckOnly_data() {
        addRows("CARDS-02", {{"comar-let-it-ride", ".03C(1)"}});
    }
    void startsAgainForANewDeckOnly() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        const auto due = bench.state().find(DeckColour::Blue)->dueAt;
        bench.wait(3h);
        bench.give(table::RemoveDeck{kFloor, DeckColour::Red, events::DeckRemovalReason::Due,
                                     kDealer.person, kFloor.person});
        bench.prepare(DeckColour::Red, "D3");
        QVERIFY(bench.state().find(DeckColour::Red)->dueAt == bench.now() + 4h);
        QVERIFY(bench.state().find(DeckColour::Blue)->dueAt == due);
    }

    void isNotStartedAgainByALaterShuffle_data() {
        addRows("CARDS-02", {{"comar-let-it-ride", ".03C(1)"}});
    }
    void isNotStartedAgainByALaterShuffle() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        const auto due = bench.state().decks[0].dueAt;
        bench.wait(1h);
        bench.wholeRound({1});
        QVERIFY(bench.state().decks[0].dueAt == due);
        QCOMPARE(bench.count<events::DeckEnteredPlay>(), 2);
    }

    void followsAChangeOfTheWayOfDealing() { // .03C
        TableBench bench{makeSetup(with(submissionText("comar-let-it-ride"), "dealing = \"hand\"",
                                        "dealing = \"manual_shoe\""))};
        bench.open();
        const core::Instant opened = bench.now();
        bench.wait(1h);
        bench.give(table::ChangeDealingMethod{kFloor, events::DealingMethod::Hand, words("shoe")});
        QVERIFY(bench.state().decks[0].dueAt == opened + 4h);
    }
};

QTEST_APPLESS_MAIN(TestDeckClocks)
#include "tst_deck_clocks.moc"
