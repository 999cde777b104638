#include "shared/table/next_steps.h"
#include "shared/wording/wording.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using table::DeckStep;

// clauses: mlgca-run-em-twice ch. 5H

class TestNextSteps : public QObject {
    Q_OBJECT

private:
    static std::string first(const TableFixture& fixture) {
        const auto steps = table::nextSteps(fixture.state(), fixture.now());
        return steps.empty() ? std::string() : wording::sentence(steps.front().what);
    }
    static bool asks(const TableFixture& fixture, std::string_view what) {
        for (const auto& step : table::nextSteps(fixture.state(), fixture.now()))
            if (wording::sentence(step.what).find(what) != std::string::npos)
                return true;
        return false;
    }

private slots:
    void leadThroughTheOpening() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        QCOMPARE(first(fixture), std::string("open the table"));
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        QCOMPARE(first(fixture), std::string("receive 1 more deck(s)"));
        fixture.give(
            table::ReceiveDeck{kDealer, DeckColour::Red, named<events::DeckId>("D1"), false});
        QCOMPARE(first(fixture), std::string("inspect the red deck"));
        QCOMPARE(table::nextSteps(fixture.state(), fixture.now()).front().section,
                 fixture.rules().procedure.inspect);
        fixture.give(table::DoDeckStep{kDealer, DeckColour::Red, DeckStep::Inspect, {}});
        QCOMPARE(first(fixture), std::string("floorperson: verify the inspection of the red deck"));
    }

    void leadThroughARound() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        QVERIFY(table::nextSteps(fixture.state(), fixture.now()).empty());
        fixture.bet(2, 500);
        QCOMPARE(first(fixture), std::string("call \"no more bets\""));
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(first(fixture), std::string("deal"));
        fixture.deal();
        QCOMPARE(first(fixture), std::string("seat 2 decides on bet 1"));
        fixture.playOut();
        QCOMPARE(first(fixture), std::string("put the cards in the rack and end the round"));
        fixture.endRound();
        QCOMPARE(first(fixture), std::string("shuffle the red deck"));
        fixture.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        QCOMPARE(first(fixture), std::string("cut the red deck"));
    }

    void askToSpreadTheCardsOfAnIdleTable_data() {
        addRows({{"comar-let-it-ride", ".05H"},
                 {"mlgca-let-it-ride", "ch. 5H"},
                 {"mlgca-run-em-twice", "ch. 5F"},
                 {"house-let-it-ride", "Shuffle and Cut of the Cards (2)/1"}});
    }
    void askToSpreadTheCardsOfAnIdleTable() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        fixture.wait(std::chrono::minutes(14));
        QVERIFY(!asks(fixture, "nobody plays"));
        fixture.wait(std::chrono::minutes(1));
        QVERIFY(asks(fixture, "nobody plays"));
        const auto steps = table::nextSteps(fixture.state(), fixture.now());
        QCOMPARE(steps.back().section, fixture.rules().procedure.idle);
        fixture.wholeRound({1});
        QVERIFY(!asks(fixture, "nobody plays"));
        fixture.wait(std::chrono::minutes(15));
        QVERIFY(asks(fixture, "nobody plays"));
        fixture.give(table::IdleTable{kDealer});
        QVERIFY(!asks(fixture, "nobody plays"));
    }

    // Silent, or a shoe that keeps the cards in motion (Run 'Em Twice ch. 5H).
    void leaveTheCardsOfAnIdleTableWhereTheRulesDo() {
        TableFixture silent = benchFor("california-let-it-ride");
        silent.open();
        silent.wait(std::chrono::minutes(60));
        QVERIFY(!asks(silent, "nobody plays"));
        std::string text =
            with(submissionText("mlgca-run-em-twice"), "reshuffles = false", "reshuffles = true");
        text = with(std::move(text), "counts_cards = false", "counts_cards = true");
        TableFixture shoe{makeSetup(with(text, "manual_shoe", "automated_shoe"))};
        shoe.open();
        shoe.wait(std::chrono::minutes(60));
        QVERIFY(!asks(shoe, "nobody plays"));
    }

    void askForTheChipCountBeforeTheDeal() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        fixture.bet(1, 500);
        fixture.wager(1, events::Wager::Progressive, 100);
        fixture.give(table::CallNoMoreBets{});
        QCOMPARE(first(fixture), std::string("count the collected progressive chips"));
        fixture.give(table::CountChips{events::Wager::Progressive, 1, {}});
        QCOMPARE(first(fixture), std::string("deal"));
    }

    void askForWhatWaits() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        fixture.wait(std::chrono::hours(8));
        QVERIFY(asks(fixture, "change the red deck"));
        fixture.give(table::DoorReported{true});
        QVERIFY(asks(fixture, "close fault 1 of shuffler"));
        fixture.lock({1});
        fixture.deal();
        fixture.give(table::CountStub{kDealer, 1, {}});
        QVERIFY(asks(fixture, "judge whether the cards were misdealt"));
        fixture.give(table::JudgeStub{kFloor, false});
        QVERIFY(asks(fixture, "remove the red deck"));
    }

    void askTheFloorpersonAndTheBank() {
        TableFixture fixture = benchFor("california-let-it-ride");
        fixture.open();
        fixture.lock({1});
        fixture.deal();
        fixture.give(
            table::ReportIrregularity{kDealer, events::Irregularity::OneCardFaceUp, {}, {}, 1, {}});
        QVERIFY(asks(fixture, "floorperson: decide on one card face up"));
        fixture.give(table::VoidRound{kFloor, words("void")});
        fixture.give(table::DeclineBank{{8}});
        QVERIFY(asks(fixture, "seat 1 accepts or declines the bank"));
    }
};

QTEST_APPLESS_MAIN(TestNextSteps)
#include "tst_next_steps.moc"
