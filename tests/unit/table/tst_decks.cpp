#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using events::DeckRemovalReason;

// clauses: california-let-it-ride Type of card deck used 3/1, Dealing procedures 1/2
// clauses: comar-let-it-ride .03B, .05A(2), .05D(1)
// clauses: house-let-it-ride Decks/1, Shuffle and Cut of the Cards/2, Irregularities/3, /6
// clauses: mlgca-let-it-ride ch. 3A, ch. 5A(2), ch. 5F, ch. 8B, ch. 13B/2, ch. 13D/2, ch. 13E/2
// clauses: mlgca-let-it-ride ch. 13G/3
// clauses: mlgca-run-em-twice ch. 3A, ch. 3B, ch. 5A(2)

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
    // Nothing was dealt: the deck is as it was, and it is its turn again.
    // The word of the deal was lost, and a card lies open: cards are out.
    void putsTheDeckAwayWhereACardWasSeen() {
        TableFixture fixture = openedFor("mlgca-let-it-ride");
        fixture.wholeRound({1});
        fixture.lock({1});
        const DeckColour deck = fixture.state().round->deck;
        fixture.community(1, "2s"); // Nobody has decided.
        QVERIFY(fixture.told<events::RoundVoided>() != nullptr);
        QVERIFY(fixture.told<events::CardsMovedToRack>() != nullptr);
        QVERIFY(fixture.state().find(deck)->place == table::DeckPlace::Rack);
    }

    void leavesTheDeckOfARoundWithoutCardsAsItWas() {
        for (const char* ruleSet : {"comar-let-it-ride", "california-let-it-ride"})
            for (const bool voided : {true, false}) {
                TableFixture fixture = benchFor(ruleSet);
                fixture.open();
                fixture.wholeRound({1}); // Deals are told at this table.
                const auto rounds = fixture.state().roundsSinceStubCount;
                fixture.lock(voided ? std::vector{1} : std::vector<int>{});
                const events::DeckColour deck = fixture.state().round->deck;
                if (voided)
                    fixture.give(table::VoidRound{kFloor, words("fire alarm")});
                else
                    fixture.endRound();
                QVERIFY(!fixture.state().round);
                QVERIFY(fixture.told<events::CardsMovedToRack>() == nullptr);
                QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
                QCOMPARE(fixture.state().roundsSinceStubCount, rounds);
                fixture.lock({1});
                QVERIFY(fixture.state().round->deck == deck);
                fixture.deal();
                const auto* found = fixture.told<events::ComplianceFound>();
                QVERIFY2(found == nullptr, found ? found->detail.value().c_str() : "");
            }
    }

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

    void findsDecksWithBacksOfOneColour_data() {
        addRows({{"comar-let-it-ride", ".03B(2)"},
                 {"california-let-it-ride", "Type of card deck used 3a"}});
    }
    void findsDecksWithBacksOfOneColour() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        fixture.give(receipt(DeckColour::Red, "D1"));
        fixture.give(receipt(DeckColour::Red, "D2"));
        const auto* found = fixture.told<events::ComplianceFound>();
        QVERIFY(found != nullptr && found->kind == events::FindingKind::SameColourDecks);
        QCOMPARE(found->section.value(), fixture.rules().decks.section);
        QCOMPARE(fixture.refusalSection(), fixture.rules().decks.section);
    }

    void refusesMoreDecksThanTheSubmissionSays_data() {
        addEveryRuleSet([](const rules::RuleSet& rules) { return rules.decks.section; });
    }
    void refusesMoreDecksThanTheSubmissionSays() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.give(receipt(DeckColour::Orange, "D7"));
        QVERIFY(!fixture.refusal().empty());
        QCOMPARE(fixture.refusalSection(), fixture.rules().decks.section);
    }

    void refusesDecksAtAClosedTable() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.give(receipt(DeckColour::Red, "D1"));
        QVERIFY(!fixture.refusal().empty());
    }

    void deniesThatADeckLeavesWhileItIsDealt() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        fixture.lock({1, 2});
        fixture.give(removal(DeckRemovalReason::Defect));
        QVERIFY(!fixture.refusal().empty());
    }

    void recordsAReplacedCardWithTwoPeople() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        const cards::Card card = cardsOf("As")[0];
        fixture.give(table::ReplaceCard{kDealer, kFloor, DeckColour::Red, card, words("bent")});
        const auto* replaced = fixture.told<events::CardReplaced>();
        QVERIFY(replaced != nullptr && replaced->card == card);
        QVERIFY(replaced->by != replaced->witness);
        fixture.give(table::ReplaceCard{kFloor, kFloor, DeckColour::Red, card, words("bent")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::ReplaceCard{kFloor, kDealer, DeckColour::Red, card, words("bent")});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::ReplaceCard{kDealer, kFloor, DeckColour::Green, card, words("bent")});
        QVERIFY(!fixture.refusal().empty());
    }

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

    void takesNoDeckWithoutItsCoverCard_data() { addRows({{"house-let-it-ride", "Decks/2, /3"}}); }
    void takesNoDeckWithoutItsCoverCard() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        auto red = receipt(DeckColour::Red, "D1");
        red.design = words("bee");
        red.coverCard = false;
        fixture.give(red);
        QCOMPARE(fixture.refusalSection(), fixture.rules().decks.coverCardSection);
        red.coverCard = true;
        fixture.give(red);
        QVERIFY(fixture.told<events::DeckReceived>()->design == words("bee"));
    }

    void takesDecksOfOneDesignWithACoverCard_data() {
        addRows({{"comar-let-it-ride", ".03A(1), .03A(2), .03B(1)"},
                 {"mlgca-let-it-ride", "ch. 3A(1), ch. 3A(2), ch. 3B(1)"},
                 {"mlgca-run-em-twice", "ch. 3A(1), ch. 3A(2), ch. 3B(1)"},
                 {"california-let-it-ride", "Type of card deck used 3/2"}});
    }
    void takesDecksOfOneDesignWithACoverCard() {
        QFETCH(QString, ruleSet);
        std::string filed = with(submissionText(ruleSet.toStdString()), "decks = 1", "decks = 2");
        if (filed.find("[shuffler]") == std::string::npos)
            filed =
                with(filed, "[wagers]",
                     "[shuffler]\ncounts_cards = true\ndecks = 2\nreshuffles = false\n[wagers]");
        TableFixture fixture{makeSetup(filed)};
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        auto red = receipt(DeckColour::Red, "D1");
        red.design = words("bee");
        red.coverCard = false;
        if (!fixture.rules().decks.coverCardSection.empty()) {
            fixture.give(red);
            QCOMPARE(fixture.refusalSection(), fixture.rules().decks.coverCardSection);
        }
        red.coverCard = true;
        fixture.give(red);
        QVERIFY(fixture.told<events::DeckReceived>()->coverCard == true);
        QVERIFY(fixture.told<events::DeckReceived>()->design == words("bee"));
        auto blue = receipt(DeckColour::Blue, "D2");
        blue.design = words("wasp");
        fixture.give(blue);
        QVERIFY(fixture.told<events::ComplianceFound>()->kind ==
                events::FindingKind::DesignsDiffer);
        QCOMPARE(fixture.refusalSection(), fixture.rules().decks.designSection);
        blue.design = words("bee");
        fixture.give(blue);
        QVERIFY(fixture.refusal().empty());
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

QTEST_APPLESS_MAIN(TestDecks)
#include "tst_decks.moc"
