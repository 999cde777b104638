#include "tests/unit/table/deck_inputs.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;

// clauses: california-let-it-ride Type of card deck used 3/1
// clauses: comar-let-it-ride .03B
// clauses: house-let-it-ride Decks/1
// clauses: mlgca-let-it-ride ch. 3A
// clauses: mlgca-run-em-twice ch. 3A, ch. 3B

// What decks come to a table, and where they lie when a round is over.
class TestDecks : public QObject {
    Q_OBJECT

private slots:
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

    // Nothing was dealt: the deck is as it was, and it is its turn again.
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
                QCOMPARE(fixture.finding(), std::string());
            }
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
};

QTEST_APPLESS_MAIN(TestDecks)
#include "tst_decks.moc"
