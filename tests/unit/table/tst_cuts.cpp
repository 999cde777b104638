#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;

// clauses: comar-let-it-ride .05D(1)
// clauses: mlgca-let-it-ride ch. 5F

// When a deck is cut, how deep, and who has it cut again.
class TestCuts : public QObject {
    Q_OBJECT

private slots:
    void cutsAtLeastTenCardsDeep_data() {
        QTest::addColumn<int>("depth");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("MLGCA ch. 5F 0") << 0 << false;
        QTest::newRow("MLGCA ch. 5F 9") << 9 << false;
        QTest::newRow("MLGCA ch. 5F 10") << 10 << true;
        QTest::newRow("MLGCA ch. 5F 51") << 51 << true;
        QTest::newRow("MLGCA ch. 5F 52") << 52 << false;
    }
    void cutsAtLeastTenCardsDeep() {
        QFETCH(int, depth);
        QFETCH(bool, accepted);
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        QVERIFY(fixture.state().decks[0].needsCut);
        fixture.give(table::CutDeck{kDealer, DeckColour::Red, static_cast<std::uint8_t>(depth)});
        QCOMPARE(fixture.told<events::DeckCut>() != nullptr, accepted);
        QCOMPARE(fixture.told<events::ComplianceFound>() != nullptr, depth < 10);
        if (!accepted)
            QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.cut);
    }

    void needsNoCutAfterTheShuffler() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        QVERIFY(!fixture.state().decks[0].needsCut);
    }

    void findsARoundDealtWithoutTheCut_data() {
        addRows({{"comar-let-it-ride", ".05D(2)/2"},
                 {"mlgca-let-it-ride", "ch. 5D(2)"},
                 {"mlgca-run-em-twice", "ch. 5C(2)"},
                 {"house-let-it-ride", "Shuffle and Cut of the Cards/4"}});
    }
    void findsARoundDealtWithoutTheCut() {
        QFETCH(QString, ruleSet);
        TableFixture fixture{makeSetup(
            with(with(submissionText(ruleSet.toStdString()),
                      ruleSet == "house-let-it-ride" ? "none" : "\"hand\"", "\"manual_shoe\""),
                 "decks = 2", "decks = 1"))};
        fixture.open();
        fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        fixture.lock({1});
        fixture.deal();
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == events::FindingKind::CutMissed);
        QCOMPARE(found->section.value(), fixture.rules().procedure.cut);
        QCOMPARE(fixture.finding(), std::string("the deck was not cut before the round"));
    }

    // A shoe that reshuffles and counts needs no cut as long as it is the shoe in use.
    void needsACutOnceTheReshufflingShoeIsCovered_data() {
        addRows({{"comar-let-it-ride", ".05D(2)/2, .05I/2"},
                 {"mlgca-let-it-ride", "ch. 5D(2), ch. 5I/1"},
                 {"mlgca-run-em-twice", "ch. 5C(2), ch. 5H"}});
    }
    void needsACutOnceTheReshufflingShoeIsCovered() {
        QFETCH(QString, ruleSet);
        std::string text = submissionText(ruleSet.toStdString());
        for (const char* other : {"dealing = \"hand\"", "dealing = \"manual_shoe\""})
            text = with(text, other, "dealing = \"automated_shoe\"");
        const auto at = text.find("[shuffler]");
        if (at != std::string::npos)
            text.erase(at, text.find("[wagers]") - at);
        text = with(text, "[wagers]",
                    "[shuffler]\ncounts_cards = true\ndecks = 1\nreshuffles = true\n[wagers]");
        TableFixture fixture{makeSetup(text)};
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        fixture.give(
            table::ReceiveDeck{kDealer, DeckColour::Red, named<events::DeckId>("D1"), true});
        QVERIFY(fixture.state().isOpenForPlay()); // Without a cut.
        fixture.give(table::MarkOutOfOrder{kDealer, named<events::DeviceId>("shuffler"),
                                           events::OutOfOrderSign::Covered});
        fixture.give(table::ChangeDealingMethod{kFloor, events::DealingMethod::ManualShoe, {}});
        QVERIFY(fixture.state().decks[0].needsCut);
        fixture.lock({1});
        fixture.deal();
        QVERIFY(fixture.told<events::ComplianceFound>()->kind == events::FindingKind::CutMissed);
        fixture.playOut();
        fixture.endRound();
        fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        QVERIFY(fixture.state().decks[0].needsCut);
    }

    void findsARecutThatWasOrderedAfterTheLockAndNotMade_data() {
        addRows({{"mlgca-let-it-ride", "ch. 5G/2"},
                 {"house-let-it-ride", "Shuffle and Cut of the Cards (1)/1"}});
    }
    void findsARecutThatWasOrderedAfterTheLockAndNotMade() {
        QFETCH(QString, ruleSet);
        for (const bool signalled : {true, false}) {
            TableFixture fixture = benchFor(ruleSet, {true, signalled, true});
            fixture.open();
            fixture.lock({1, 2});
            fixture.give(table::OrderRecut{kFloor, DeckColour::Red, words("sloppy")});
            QVERIFY(fixture.refusal().empty());
            fixture.deal();
            const auto* found = fixture.told<events::ComplianceFound>();
            QVERIFY(found != nullptr && found->kind == events::FindingKind::CutMissed);
            QCOMPARE(found->section.value(), fixture.rules().procedure.recut);
            QCOMPARE(fixture.finding(), std::string("the deck was not cut again before the round"));
        }
    }

    void takesNoRecutAfterTheFirstPacket_data() {
        addRows({{"mlgca-let-it-ride", "ch. 5G/1"},
                 {"house-let-it-ride", "Shuffle and Cut of the Cards (1)/2"}});
    }
    void takesNoRecutAfterTheFirstPacket() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        fixture.give(table::DealReported{{}, {{events::Place::Player, core::Seat{1}, 1}}, false});
        fixture.give(table::OrderRecut{kFloor, DeckColour::Red, words("sloppy")});
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.recut);
        fixture.give(table::CutDeck{kDealer, DeckColour::Red, 20});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::OrderShuffle{kFloor, DeckColour::Red, words("clumped")});
        QVERIFY(!fixture.refusal().empty());
    }

    void letsAFloorpersonOrderARecutBeforeTheFirstCard_data() {
        addRows({{"mlgca-let-it-ride", "ch. 5G/1"},
                 {"house-let-it-ride", "Shuffle and Cut of the Cards (1)/1, /2"}});
    }
    void letsAFloorpersonOrderARecutBeforeTheFirstCard() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(table::OrderRecut{kDealer, DeckColour::Red, words("sloppy")});
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.recut);
        fixture.give(table::OrderRecut{kFloor, DeckColour::Red, words("sloppy")});
        QVERIFY(!fixture.state().decks[0].cut && fixture.state().decks[0].needsCut);
        fixture.give(table::OrderRecut{kFloor, DeckColour::Red, words("sloppy")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::CutDeck{kDealer, DeckColour::Red, 12});
        fixture.lock({1});
        fixture.deal();
        fixture.give(table::OrderRecut{kFloor, DeckColour::Red, words("too late")});
        QCOMPARE(fixture.refusalSection(), fixture.rules().procedure.recut);
    }
};

QTEST_APPLESS_MAIN(TestCuts)
#include "tst_cuts.moc"
