#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using events::DeckRemovalReason;

class TestDecks : public QObject {
    Q_OBJECT

private:
    static table::RemoveDeck removal(DeckRemovalReason reason, DeckColour deck = DeckColour::Red) {
        return {kFloor, deck, reason, kDealer.person, kFloor.person};
    }
    static table::ReceiveDeck receipt(DeckColour deck, std::string_view id) {
        return {kDealer, deck, named<events::DeckId>(id), false};
    }

private slots:
    void bagsARemovedDeckWithTableTimeAndTwoNames() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        bench.give(removal(DeckRemovalReason::Due));
        const auto* removed = bench.told<events::DeckRemoved>();
        QVERIFY(removed != nullptr);
        QCOMPARE(removed->id.text(), std::string("D1"));
        QCOMPARE(removed->bag.table.text(), std::string("T01"));
        QVERIFY(removed->bag.sealedAt == bench.now());
        QCOMPARE(removed->bag.dealer, kDealer.person);
        QCOMPARE(removed->bag.floorperson, kFloor.person);
        QCOMPARE(removed->section.value(), std::string("COMAR 36.05.18.03C(1)"));
    }

    void refusesABagWithoutTwoNames() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        auto input = removal(DeckRemovalReason::Defect);
        input.dealer = input.floorperson;
        bench.give(input);
        QVERIFY(!bench.refusal().empty());
        input.dealer = {};
        bench.give(input);
        QVERIFY(!bench.refusal().empty());
        QVERIFY(bench.state().find(DeckColour::Red) != nullptr);
    }

    void letsOnlyAFloorpersonOrderADeckAway() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        auto input = removal(DeckRemovalReason::FloorpersonOrder);
        input.by = kDealer;
        bench.give(input);
        QVERIFY(!bench.refusal().empty());
    }

    void neverTakesBackADeckThatLeft_data() {
        addEveryRuleSet("CARDS-12",
                        [](const rules::RuleSet& rules) { return rules.decks.countSection; });
    }
    void neverTakesBackADeckThatLeft() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.give(removal(DeckRemovalReason::Defect));
        bench.give(receipt(DeckColour::Green, "D1"));
        QVERIFY(!bench.refusal().empty());
        QVERIFY(bench.told<events::ComplianceFound>()->kind ==
                events::FindingKind::RemovedDeckReturned);
        bench.give(receipt(DeckColour::Red, "D9"));
        QVERIFY(bench.refusal().empty());
    }

    void findsDecksWithBacksOfOneColour_data() {
        addRows("CARDS-06",
                {{"comar-let-it-ride", ".03B(2)"}, {"california-let-it-ride", "deck used 3a"}});
    }
    void findsDecksWithBacksOfOneColour() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.give(table::OpenTable{kFloor, kDealer.person});
        bench.give(receipt(DeckColour::Red, "D1"));
        bench.give(receipt(DeckColour::Red, "D2"));
        const auto* found = bench.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == events::FindingKind::SameColourDecks);
        QCOMPARE(found->section.value(), bench.rules().decks.section);
        QCOMPARE(bench.refusalSection(), bench.rules().decks.section);
    }

    void refusesMoreDecksThanTheSubmissionSays_data() {
        addEveryRuleSet("CARDS-05",
                        [](const rules::RuleSet& rules) { return rules.decks.section; });
    }
    void refusesMoreDecksThanTheSubmissionSays() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.give(receipt(DeckColour::Orange, "D7"));
        QVERIFY(!bench.refusal().empty());
        QCOMPARE(bench.refusalSection(), bench.rules().decks.section);
    }

    void refusesDecksAtAClosedTable() {
        TableBench bench = benchFor("house-let-it-ride");
        bench.give(receipt(DeckColour::Red, "D1"));
        QVERIFY(!bench.refusal().empty());
    }

    void deniesThatADeckLeavesWhileItIsDealt() {
        TableBench bench = benchFor("house-let-it-ride");
        bench.open();
        bench.lock({1, 2});
        bench.give(removal(DeckRemovalReason::Defect));
        QVERIFY(!bench.refusal().empty());
    }

    void recordsAReplacedCardWithTwoPeople() {
        TableBench bench = benchFor("house-let-it-ride");
        bench.open();
        const cards::Card card = cardsOf("As")[0];
        bench.give(table::ReplaceCard{kDealer, kFloor, DeckColour::Red, card, words("bent")});
        const auto* replaced = bench.told<events::CardReplaced>();
        QVERIFY(replaced != nullptr && replaced->card == card);
        QVERIFY(replaced->by != replaced->witness);
        bench.give(table::ReplaceCard{kFloor, kFloor, DeckColour::Red, card, words("bent")});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::ReplaceCard{kFloor, kDealer, DeckColour::Red, card, words("bent")});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::ReplaceCard{kDealer, kFloor, DeckColour::Green, card, words("bent")});
        QVERIFY(!bench.refusal().empty());
    }

    void cutsAtLeastTenCardsDeep_data() {
        QTest::addColumn<int>("depth");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("CARDS-17 MLGCA ch. 5F 0") << 0 << false;
        QTest::newRow("CARDS-17 MLGCA ch. 5F 9") << 9 << false;
        QTest::newRow("CARDS-17 MLGCA ch. 5F 10") << 10 << true;
        QTest::newRow("CARDS-17 MLGCA ch. 5F 51") << 51 << true;
        QTest::newRow("CARDS-17 MLGCA ch. 5F 52") << 52 << false;
    }
    void cutsAtLeastTenCardsDeep() {
        QFETCH(int, depth);
        QFETCH(bool, accepted);
        TableBench bench = benchFor("mlgca-let-it-ride");
        bench.open();
        bench.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        QVERIFY(bench.state().decks[0].needsCut);
        bench.give(table::CutDeck{kDealer, DeckColour::Red, static_cast<std::uint8_t>(depth)});
        QCOMPARE(bench.told<events::DeckCut>() != nullptr, accepted);
        QCOMPARE(bench.told<events::ComplianceFound>() != nullptr, depth < 10);
        if (!accepted)
            QCOMPARE(bench.refusalSection(), bench.rules().procedure.cut);
    }

    void needsNoCutAfterTheShuffler() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        QVERIFY(!bench.state().decks[0].needsCut);
    }

    void letsAFloorpersonOrderARecutBeforeTheFirstCard_data() {
        addRows("CARDS-18", {{"mlgca-let-it-ride", "ch. 5G"},
                             {"house-let-it-ride", "Shuffle and Cut of the Cards 1"}});
    }
    void letsAFloorpersonOrderARecutBeforeTheFirstCard() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.give(table::OrderRecut{kDealer, DeckColour::Red, words("sloppy")});
        QCOMPARE(bench.refusalSection(), bench.rules().procedure.recut);
        bench.give(table::OrderRecut{kFloor, DeckColour::Red, words("sloppy")});
        QVERIFY(!bench.state().decks[0].cut && bench.state().decks[0].needsCut);
        bench.give(table::OrderRecut{kFloor, DeckColour::Red, words("sloppy")});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::CutDeck{kDealer, DeckColour::Red, 12});
        bench.lock({1});
        bench.deal();
        bench.give(table::OrderRecut{kFloor, DeckColour::Red, words("too late")});
        QCOMPARE(bench.refusalSection(), bench.rules().procedure.recut);
    }

    void shufflesWhenAFloorpersonOrdersIt_data() {
        addRows("CARDS-20", {{"mlgca-let-it-ride", "ch. 5A(3)"}});
    }
    void shufflesWhenAFloorpersonOrdersIt() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        bench.give(table::OrderShuffle{kDealer, DeckColour::Red, words("clumped")});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::OrderShuffle{kFloor, DeckColour::Red, words("clumped")});
        QVERIFY(!bench.state().decks[0].shuffled);
        bench.lock({1});
        QVERIFY(bench.told<events::ComplianceFound>()->kind == events::FindingKind::ShuffleMissed);
        QCOMPARE(bench.told<events::ComplianceFound>()->section.value(),
                 bench.rules().procedure.shuffle);
    }

    void findsARoundDealtWithoutAShuffle_data() {
        addEveryRuleSet("CARDS-19",
                        [](const rules::RuleSet& rules) { return rules.procedure.shuffle; });
    }
    void findsARoundDealtWithoutAShuffle() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
        bench.open();
        for (int round = 0; round < bench.state().submission().decks(); ++round) {
            bench.lock({1, 2});
            QVERIFY(bench.told<events::ComplianceFound>() == nullptr);
            bench.deal();
            bench.playOut();
            bench.endRound();
        }
        if (bench.rules().bank) {
            bench.give(table::AcceptBank{*bench.state().bank.offeredTo});
            QVERIFY(bench.refusal().empty());
        }
        bench.lock({3});
        QVERIFY(bench.told<events::ComplianceFound>() != nullptr);
        QVERIFY(bench.told<events::ComplianceFound>()->kind == events::FindingKind::ShuffleMissed);
        QCOMPARE(bench.told<events::ComplianceFound>()->round->value, bench.state().lastRound);
    }
};

QTEST_APPLESS_MAIN(TestDecks)
#include "tst_decks.moc"
