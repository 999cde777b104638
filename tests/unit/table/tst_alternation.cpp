#include "tests/unit/table/dealing_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using events::FindingKind;

// clauses: california-let-it-ride Type of card deck used 3/1, Type of card deck used 3d
// clauses: comar-let-it-ride .03B

class TestAlternation : public QObject {
    Q_OBJECT

private:
    static inline const std::vector<Cited> kPairs{
        {"comar-let-it-ride", ".03B(4)"}, {"california-let-it-ride", "Type of card deck used 3c"}};

    static void answerBank(TableFixture& fixture) {
        if (fixture.state().bank.offeredTo)
            fixture.give(table::AcceptBank{*fixture.state().bank.offeredTo});
    }

private slots:
    void usesEachDeckEveryOtherRound_data() { addRows(kPairs); }
    void usesEachDeckEveryOtherRound() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        for (int round = 0; round < 6; ++round) {
            fixture.lock({4});
            QVERIFY(fixture.state().round->deck ==
                    (round % 2 == 0 ? DeckColour::Red : DeckColour::Blue));
            fixture.deal();
            fixture.playOut();
            fixture.endRound();
            fixture.reshuffle();
            answerBank(fixture);
        }
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
    }

    void findsADeckDealtOutOfTurnAndNamesWhatAndWhere_data() { addRows(kPairs); }
    void findsADeckDealtOutOfTurnAndNamesWhatAndWhere() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wholeRound({1});
        fixture.lock({1});
        table::DealReported dealt;
        dealt.deck = DeckColour::Red;
        dealt.packets = {{events::Place::Player, core::Seat{1}, 3}};
        dealt.complete = false;
        fixture.give(dealt);
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == FindingKind::DecksNotAlternated);
        QCOMPARE(fixture.finding(),
                 std::string("the round was dealt from the deck whose turn it was not"));
        QCOMPARE(found->table.text(), std::string("T01"));
        QVERIFY(found->deck == DeckColour::Red);
        QCOMPARE(found->deckId->text(), std::string("D1"));
        QCOMPARE(found->round->value, std::uint64_t{2});
        QCOMPARE(found->section.value(), fixture.rules().decks.section);
        QVERIFY(fixture.state().round->deck == DeckColour::Red);
    }

    void findsAnotherDeckThatIsNotInTheShuffler_data() { addRows(kPairs); }
    void findsAnotherDeckThatIsNotInTheShuffler() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wholeRound({1});
        fixture.lock({1});
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
        // Neither deck is put into the shuffler: both end in the rack.
        fixture.give(table::AcceptBank{{1}});
        fixture.lock({2});
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == FindingKind::TwoDecksInRack);
        QVERIFY(found->deck == DeckColour::Blue);
        QCOMPARE(found->section.value(), fixture.rules().decks.section);
    }

    void findsTwoDecksInTheRack_data() { addRows({{"comar-let-it-ride", ".03B(5)"}}); }
    void findsTwoDecksInTheRack() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(table::DeckRacked{DeckColour::Blue});
        QVERIFY(!fixture.refusal().empty());
        fixture.lock({1});
        fixture.deal();
        fixture.give(table::DeckRacked{DeckColour::Red});
        QVERIFY(!fixture.refusal().empty()); // It is being dealt.
        fixture.playOut();
        fixture.endRound();
        fixture.give(table::DeckRacked{DeckColour::Blue});
        QVERIFY(fixture.told<events::ComplianceFound>()->kind == FindingKind::TwoDecksInRack);
    }

    void findsNothingWhereShufflesAreNotSignalled() {
        TableFixture fixture = benchFor("comar-let-it-ride", {true, false, true});
        fixture.open();
        for (int round = 0; round < 4; ++round) {
            fixture.lock({1});
            fixture.endRound();
        }
        QCOMPARE(fixture.count<events::ComplianceFound>(), 0);
    }

    // With how many decks a round is played is settled when it begins.
    void findsNothingWhereTheShufflerComesBackDuringARound_data() {
        addRows({{"comar-let-it-ride", ".03B(4)"}, {"mlgca-run-em-twice", "ch. 3B(4)"}});
    }
    void findsNothingWhereTheShufflerComesBackDuringARound() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = openedFor(ruleSet, "manual_shoe");
        const auto shuffler = named<events::DeviceId>("shuffler");
        fixture.give(table::MarkOutOfOrder{kDealer, shuffler, events::OutOfOrderSign::Covered});
        fixture.give(table::RemoveDeck{kFloor, DeckColour::Blue,
                                       events::DeckRemovalReason::FloorpersonOrder, kDealer.person,
                                       kFloor.person});
        fixture.lock({1});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        fixture.give(table::ReturnToUse{kFloor, shuffler});
        fixture.prepare(DeckColour::Blue, "D9");
        fixture.give(table::DeckRacked{DeckColour::Blue});
        const int before = fixture.count<events::ComplianceFound>();
        fixture.deal();
        fixture.playOut();
        fixture.endRound();
        QCOMPARE(fixture.count<events::ComplianceFound>(), before);
    }

    // Also where the other deck has left meanwhile and a new one of its colour lies there.
    void leavesTheTurnToADeckOfWhichNoCardWasDealt_data() { addRows(kPairs); }
    void leavesTheTurnToADeckOfWhichNoCardWasDealt() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wholeRound({4});
        answerBank(fixture);
        fixture.lock({4});
        QVERIFY(fixture.state().round->deck == DeckColour::Blue);
        fixture.give(table::RemoveDeck{kFloor, DeckColour::Red, events::DeckRemovalReason::Defect,
                                       kDealer.person, kFloor.person});
        fixture.give(table::VoidRound{kFloor, words("a card fell")});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        fixture.prepare(DeckColour::Red, "D9");
        answerBank(fixture);
        fixture.lock({4});
        QVERIFY(fixture.state().round->deck == DeckColour::Blue);
    }

    void refusesARoundWithADeckMissing_data() { addRows(kPairs); }
    void refusesARoundWithADeckMissing() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(table::RemoveDeck{kFloor, DeckColour::Blue, events::DeckRemovalReason::Defect,
                                       kDealer.person, kFloor.person});
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(fixture.refusalSection(), fixture.rules().decks.section);
    }
};

QTEST_APPLESS_MAIN(TestAlternation)
#include "tst_alternation.moc"
