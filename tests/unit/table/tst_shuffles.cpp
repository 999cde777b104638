#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;

// clauses: california-let-it-ride Dealing procedures 1/2
// clauses: comar-let-it-ride .05A(2)
// clauses: house-let-it-ride Shuffle and Cut of the Cards/2, Irregularities/3, /6
// clauses: mlgca-let-it-ride ch. 5A(2), ch. 8B, ch. 13B/2, ch. 13D/2, ch. 13E/2, ch. 13G/3
// clauses: mlgca-run-em-twice ch. 5A(2)

// Decks are shuffled after every round, and when a floorperson orders it.
class TestShuffles : public QObject {
    Q_OBJECT

private slots:
    // Nobody has dealt a card, and the first round shows nothing else: the deck is as it was.
    void owesNoneForAFirstRoundWithoutADeal_data() { addEveryRuleSet("void before the deal"); }
    void owesNoneForAFirstRoundWithoutADeal() {
        QFETCH(QString, ruleSet);
        for (const bool ruled : {true, false}) {
            TableFixture fixture = openedFor(ruleSet);
            const table::State before = fixture.state();
            if (ruled)
                fixture.wager(1, fixture.isLetItRide() ? events::Wager::Bet1 : events::Wager::Ante1,
                              500);
            else
                fixture.bet(1, 500);
            fixture.give(table::CallNoMoreBets{});
            if (ruled)
                fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("no part")});
            else
                fixture.give(table::VoidRound{kFloor, words("fire alarm")});
            QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
            QVERIFY(fixture.told<events::CardsMovedToRack>() == nullptr);
            QVERIFY(fixture.state().decks[0].shuffled);
            QVERIFY(fixture.state().roundsSinceStubCount == before.roundsSinceStubCount);
            const int found = fixture.count<events::ComplianceFound>();
            fixture.lock({1, 2});
            QVERIFY(fixture.state().round->deck == DeckColour::Red);
            fixture.deal();
            QCOMPARE(fixture.count<events::ComplianceFound>(), found);
        }
    }
    // Where a round was played and nobody told of its deal, cards may be out that nobody saw.
    void owesOneWhereDealsAreNotTold() {
        TableFixture fixture = openedFor("house-let-it-ride");
        fixture.lock({1});
        fixture.endRound();
        fixture.reshuffle();
        fixture.lock({1});
        fixture.give(table::VoidRound{kFloor, words("fire alarm")});
        QVERIFY(fixture.told<events::CardsMovedToRack>() != nullptr);
        QVERIFY(!fixture.state().decks[0].shuffled);
    }

    void carriesOutAShuffleThatIsOrderedAfterTheLock_data() {
        addRows({{"comar-let-it-ride", ".05A(3)/2"},
                 {"mlgca-let-it-ride", "ch. 5A(3)"},
                 {"mlgca-run-em-twice", "ch. 5A(3)"}});
    }
    void carriesOutAShuffleThatIsOrderedAfterTheLock() {
        QFETCH(QString, ruleSet);
        for (const bool done : {true, false}) {
            TableFixture fixture = benchFor(ruleSet, {true, false, true});
            fixture.open();
            fixture.lock({1, 2});
            if (fixture.state().shufflerInUse())
                fixture.give(table::ShuffleFinished{DeckColour::Red, 52});
            else
                fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
            QVERIFY(!fixture.refusal().empty()); // Nobody ordered it.
            fixture.give(table::OrderShuffle{kFloor, DeckColour::Red, words("clumped")});
            if (done)
                fixture.shuffle(DeckColour::Red);
            QVERIFY(fixture.refusal().empty());
            fixture.deal();
            const auto* found = fixture.told<events::ComplianceFound>();
            QCOMPARE(found == nullptr, done);
            QVERIFY(done || found->kind == events::FindingKind::ShuffleMissed);
        }
    }

    void shufflesWhenAFloorpersonOrdersIt_data() { addRows({{"mlgca-let-it-ride", "ch. 5A(3)"}}); }
    void shufflesWhenAFloorpersonOrdersIt() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(table::OrderShuffle{kDealer, DeckColour::Red, words("clumped")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::OrderShuffle{kFloor, DeckColour::Red, words("clumped")});
        QVERIFY(!fixture.state().decks[0].shuffled);
        fixture.lock({1});
        fixture.deal();
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::ShuffleMissed);
        QCOMPARE(fixture.told<events::ComplianceFound>()->section.value(),
                 fixture.rules().procedure.shuffle);
    }

    void findsARoundDealtWithoutAShuffle_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.procedure.shuffle; });
    }
    void findsARoundDealtWithoutAShuffle() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        for (int round = 0; round < fixture.state().submission().decks(); ++round) {
            fixture.lock({1, 2});
            QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
            fixture.deal();
            fixture.playOut();
            fixture.endRound();
        }
        if (fixture.rules().bank) {
            fixture.give(table::AcceptBank{*fixture.state().bank.offeredTo});
            QVERIFY(fixture.refusal().empty());
        }
        fixture.lock({3});
        fixture.deal();
        QVERIFY(fixture.told<events::ComplianceFound>() != nullptr);
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::ShuffleMissed);
        QCOMPARE(fixture.told<events::ComplianceFound>()->round->value, fixture.state().lastRound);
    }
};

QTEST_APPLESS_MAIN(TestShuffles)
#include "tst_shuffles.moc"
