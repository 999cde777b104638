#include "tests/unit/table/deck_inputs.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using events::DeckRemovalReason;

// How decks leave a table.
class TestRemovedDecks : public QObject {
    Q_OBJECT

private slots:
    void bagsARemovedDeckWithTableTimeAndTwoNames() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.give(removal(DeckRemovalReason::Due));
        const auto* removed = fixture.told<events::DeckRemoved>();
        QVERIFY(removed != nullptr);
        QCOMPARE(removed->id.text(), std::string("D1"));
        QCOMPARE(removed->bag.table.text(), std::string("T01"));
        QVERIFY(removed->bag.sealedAt == fixture.now());
        QCOMPARE(removed->bag.dealer, kDealer.person);
        QCOMPARE(removed->bag.floorperson, kFloor.person);
        QCOMPARE(removed->section.value(), std::string("COMAR 36.05.18.03C(1)"));
    }

    void refusesABagWithoutTwoNames() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        auto input = removal(DeckRemovalReason::Defect);
        input.dealer = input.floorperson;
        fixture.give(input);
        QVERIFY(!fixture.refusal().empty());
        input.dealer = {};
        fixture.give(input);
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(fixture.state().find(DeckColour::Red) != nullptr);
    }

    // Counted after "no more bets", before the first card: another deck is dealt.
    void takesAWrongDeckAwayBeforeTheDeal_data() {
        addRows({{"comar-let-it-ride", ".05E(2)"}, {"mlgca-let-it-ride", "ch. 5E(2)"}});
    }
    void takesAWrongDeckAwayBeforeTheDeal() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1});
        const DeckColour red = fixture.state().round->deck;
        fixture.give(table::OrderShuffle{kFloor, red, words("a card fell")});
        fixture.give(table::ShuffleFinished{red, std::uint8_t{51}});
        fixture.deal();
        QVERIFY(fixture.told<events::CardsDealt>() == nullptr);
        QCOMPARE(fixture.refusalSection(), fixture.rules().decks.countSection);
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::DeckNotRemoved);
        fixture.give(removal(DeckRemovalReason::WrongCount, red));
        QVERIFY(fixture.told<events::DeckRemoved>() != nullptr);
        fixture.give(table::CountStub{kDealer, 40, {}});
        QVERIFY(!fixture.refusal().empty());
        const auto faults = fixture.state().faults;
        for (const table::OpenFault& fault : faults)
            fixture.give(table::CloseFault{kFloor, fault.id, words("a card was missing")});
        // One of the same backs is another deck, and prepared like any.
        const auto other = fixture.state().decks.empty() ? red : fixture.state().decks[0].colour;
        if (fixture.state().decks.empty())
            fixture.prepare(red, "D9");
        QVERIFY(fixture.state().find(other)->isReady());
        const int before = fixture.count<events::ComplianceFound>();
        fixture.deal();
        QVERIFY(fixture.told<events::CardsDealt>()->deck == other);
        QVERIFY(fixture.state().find(other)->place == table::DeckPlace::Play);
        fixture.playOut();
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>()->settled);
        QVERIFY(fixture.told<events::CardsMovedToRack>()->deck == other);
        QCOMPARE(fixture.count<events::ComplianceFound>(), before);
        const auto state = fixture.state();
        fixture.restart();
        QVERIFY(fixture.state() == state);
    }

    void endsARoundWhoseDeckLeftWithoutACard() {
        for (const bool voided : {true, false}) {
            TableFixture fixture = benchFor("house-let-it-ride");
            fixture.open();
            fixture.lock({1});
            fixture.give(table::OrderShuffle{kFloor, DeckColour::Red, words("a card fell")});
            fixture.give(table::ShuffleFinished{DeckColour::Red, std::uint8_t{51}});
            fixture.give(removal(DeckRemovalReason::WrongCount));
            QVERIFY(fixture.told<events::DeckRemoved>() != nullptr);
            fixture.deal();
            QVERIFY(fixture.told<events::CardsDealt>() == nullptr);
            if (voided)
                fixture.give(table::VoidRound{kFloor, words("no deck")});
            else
                fixture.endRound();
            QVERIFY(!fixture.state().round);
            QVERIFY(fixture.told<events::CardsMovedToRack>() == nullptr);
        }
    }

    // Also where nobody tells of the deal, and until they are in the rack.
    void takesNoDeckAwayWhoseCardsLieThere() {
        for (const bool told : {true, false}) {
            TableFixture fixture = benchFor("house-let-it-ride");
            fixture.open();
            fixture.lock({1});
            if (told)
                fixture.deal();
            fixture.decideAll(events::Wager::Bet1, events::Choice::Ride);
            fixture.give(removal(DeckRemovalReason::Defect));
            QVERIFY(!fixture.refusal().empty());
            fixture.playOut();
            QVERIFY(fixture.state().round->phase == table::Phase::Settled);
            fixture.give(removal(DeckRemovalReason::Defect));
            QVERIFY(!fixture.refusal().empty());
            fixture.endRound();
            fixture.give(removal(DeckRemovalReason::Defect));
            QVERIFY(fixture.told<events::DeckRemoved>() != nullptr);
        }
    }

    void letsOnlyAFloorpersonOrderADeckAway() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        auto input = removal(DeckRemovalReason::FloorpersonOrder);
        input.by = kDealer;
        fixture.give(input);
        QVERIFY(!fixture.refusal().empty());
    }

    void neverTakesBackADeckThatLeft_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.decks.countSection; });
    }
    void neverTakesBackADeckThatLeft() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(removal(DeckRemovalReason::Defect));
        fixture.give(receipt(DeckColour::Green, "D1"));
        QVERIFY(!fixture.refusal().empty());
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::RemovedDeckReturned);
        fixture.give(receipt(DeckColour::Red, "D9"));
        QVERIFY(fixture.refusal().empty());
    }

    // It went through the shuffler once more before the first card, though nobody ordered that.
    void haveToLeaveThoughNobodyOrderedTheShuffle_data() {
        addRows({{"comar-let-it-ride", ".05E(2)"}, {"mlgca-let-it-ride", "ch. 5E(2)"}});
    }
    void haveToLeaveThoughNobodyOrderedTheShuffle() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.lock({1, 2});
        const events::DeckColour deck = fixture.state().round->deck;
        fixture.give(table::ShuffleFinished{deck, 51});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        QVERIFY(fixture.told<events::FaultRaised>() != nullptr);
        QVERIFY(fixture.told<events::RoundsInDoubt>()->rounds.empty());
        QVERIFY(fixture.state().find(deck)->mustLeave == DeckRemovalReason::WrongCount);
        fixture.deal();
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::ShuffleFinished{deck, 52}); // Says nothing else of the first count.
        QVERIFY(!fixture.refusal().empty());
    }

    void deniesThatADeckLeavesWhileItIsDealt() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        fixture.lock({1, 2});
        fixture.give(removal(DeckRemovalReason::Defect));
        QVERIFY(!fixture.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestRemovedDecks)
#include "tst_removed_decks.moc"
