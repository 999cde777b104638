#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using events::FindingKind;

class TestAlternation : public QObject {
    Q_OBJECT

private:
    static inline const std::vector<Cited> kPairs{{"comar-let-it-ride", ".03B(3)-(5)"},
                                                  {"california-let-it-ride", "deck used 3b-d"}};

    static void answerBank(TableBench& bench) {
        if (bench.state().bank.offeredTo)
            bench.give(table::AcceptBank{*bench.state().bank.offeredTo});
    }

private slots:
    void usesEachDeckEveryOtherRound_data() { addRows("CARDS-08", kPairs); }
    void usesEachDeckEveryOtherRound() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        for (int round = 0; round < 6; ++round) {
            bench.lock({4});
            QVERIFY(bench.state().round->deck ==
                    (round % 2 == 0 ? DeckColour::Red : DeckColour::Blue));
            bench.deal();
            bench.playOut();
            bench.endRound();
            bench.reshuffle();
            answerBank(bench);
        }
        QCOMPARE(bench.count<events::ComplianceFound>(), 0);
    }

    void findsADeckDealtOutOfTurnAndNamesWhatAndWhere_data() { addRows("CARDS-10", kPairs); }
    void findsADeckDealtOutOfTurnAndNamesWhatAndWhere() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.wholeRound({1});
        bench.lock({1});
        table::DealReported dealt;
        dealt.deck = DeckColour::Red;
        dealt.packets = {{events::Place::Player, core::Seat{1}, 3}};
        dealt.complete = false;
        bench.give(dealt);
        const auto* found = bench.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == FindingKind::DecksNotAlternated);
        QCOMPARE(found->table.text(), std::string("T01"));
        QVERIFY(found->deck == DeckColour::Red);
        QCOMPARE(found->deckId->text(), std::string("D1"));
        QCOMPARE(found->round->value, std::uint64_t{2});
        QCOMPARE(found->section.value(), bench.rules().decks.section);
        QVERIFY(bench.state().round->deck == DeckColour::Red);
    }

    void findsAnotherDeckThatIsNotInTheShuffler_data() { addRows("CARDS-07", kPairs); }
    void findsAnotherDeckThatIsNotInTheShuffler() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.wholeRound({1});
        bench.lock({1});
        bench.deal();
        bench.playOut();
        bench.endRound();
        QVERIFY(bench.told<events::ComplianceFound>() == nullptr);
        // Neither deck is put into the shuffler: both end in the rack.
        bench.give(table::AcceptBank{{1}});
        bench.lock({2});
        bench.deal();
        bench.playOut();
        bench.endRound();
        const auto* found = bench.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == FindingKind::TwoDecksInRack);
        QVERIFY(found->deck == DeckColour::Blue);
        QCOMPARE(found->section.value(), bench.rules().decks.section);
    }

    void findsTwoDecksInTheRack_data() { addRows("CARDS-09", {{"comar-let-it-ride", ".03B(5)"}}); }
    void findsTwoDecksInTheRack() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.give(table::DeckRacked{DeckColour::Blue});
        QVERIFY(!bench.refusal().empty());
        bench.lock({1});
        bench.deal();
        bench.give(table::DeckRacked{DeckColour::Red});
        QVERIFY(!bench.refusal().empty()); // It is being dealt.
        bench.playOut();
        bench.endRound();
        bench.give(table::DeckRacked{DeckColour::Blue});
        QVERIFY(bench.told<events::ComplianceFound>()->kind == FindingKind::TwoDecksInRack);
    }

    void findsNothingWhereShufflesAreNotSignalled() {
        TableBench bench = benchFor("comar-let-it-ride", {true, false, true});
        bench.open();
        for (int round = 0; round < 4; ++round) {
            bench.lock({1});
            bench.endRound();
        }
        QCOMPARE(bench.count<events::ComplianceFound>(), 0);
    }

    void refusesARoundWithADeckMissing_data() { addRows("CARDS-05", kPairs); }
    void refusesARoundWithADeckMissing() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.give(table::RemoveDeck{kFloor, DeckColour::Blue, events::DeckRemovalReason::Defect,
                                     kDealer.person, kFloor.person});
        bench.give(table::CallNoMoreBets{});
        QCOMPARE(bench.refusalSection(), bench.rules().decks.section);
    }
};

QTEST_APPLESS_MAIN(TestAlternation)
#include "tst_alternation.moc"
