#include "shared/table/next_steps.h"
#include "shared/wording/wording.h"
#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using events::DeckColour;
using table::DeckStep;

class TestNextSteps : public QObject {
    Q_OBJECT

private:
    static std::string first(const TableBench& bench) {
        const auto steps = table::nextSteps(bench.state(), bench.now());
        return steps.empty() ? std::string() : wording::sentence(steps.front().what);
    }
    static bool asks(const TableBench& bench, std::string_view what) {
        for (const auto& step : table::nextSteps(bench.state(), bench.now()))
            if (wording::sentence(step.what).find(what) != std::string::npos)
                return true;
        return false;
    }

private slots:
    void leadThroughTheOpening() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        QCOMPARE(first(bench), std::string("open the table"));
        bench.give(table::OpenTable{kFloor, kDealer.person});
        QCOMPARE(first(bench), std::string("receive 1 more deck(s)"));
        bench.give(
            table::ReceiveDeck{kDealer, DeckColour::Red, named<events::DeckId>("D1"), false});
        QCOMPARE(first(bench), std::string("inspect the red deck"));
        QCOMPARE(table::nextSteps(bench.state(), bench.now()).front().section,
                 bench.rules().procedure.inspect);
        bench.give(table::DoDeckStep{kDealer, DeckColour::Red, DeckStep::Inspect, {}});
        QCOMPARE(first(bench), std::string("floorperson: verify the inspection of the red deck"));
    }

    void leadThroughARound() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        bench.open();
        QVERIFY(table::nextSteps(bench.state(), bench.now()).empty());
        bench.bet(2, 500);
        QCOMPARE(first(bench), std::string("call \"no more bets\""));
        bench.give(table::CallNoMoreBets{});
        QCOMPARE(first(bench), std::string("deal"));
        bench.deal();
        QCOMPARE(first(bench), std::string("seat 2 decides on bet 1"));
        bench.playOut();
        QCOMPARE(first(bench), std::string("put the cards in the rack and end the round"));
        bench.endRound();
        QCOMPARE(first(bench), std::string("shuffle the red deck"));
        bench.give(table::ShuffleByHand{kDealer, DeckColour::Red});
        QCOMPARE(first(bench), std::string("cut the red deck"));
    }

    void askForTheChipCountBeforeTheDeal() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        bench.open();
        bench.bet(1, 500);
        bench.wager(1, events::Wager::Progressive, 100);
        bench.give(table::CallNoMoreBets{});
        QCOMPARE(first(bench), std::string("count the collected progressive chips"));
        bench.give(table::CountChips{events::Wager::Progressive, 1, {}});
        QCOMPARE(first(bench), std::string("deal"));
    }

    void askForWhatWaits() {
        TableBench bench = benchFor("mlgca-let-it-ride");
        bench.open();
        bench.wait(std::chrono::hours(8));
        QVERIFY(asks(bench, "change the red deck"));
        bench.give(table::DoorReported{true});
        QVERIFY(asks(bench, "close fault 1 of shuffler"));
        bench.lock({1});
        bench.deal();
        bench.give(table::CountStub{kDealer, 1, {}});
        QVERIFY(asks(bench, "judge whether the cards were misdealt"));
        bench.give(table::JudgeStub{kFloor, false});
        QVERIFY(asks(bench, "remove the red deck"));
    }

    void askTheFloorpersonAndTheBank() {
        TableBench bench = benchFor("california-let-it-ride");
        bench.open();
        bench.lock({1});
        bench.deal();
        bench.give(
            table::ReportIrregularity{kDealer, events::Irregularity::OneCardFaceUp, {}, {}, 1, {}});
        QVERIFY(asks(bench, "floorperson: decide on one card face up"));
        bench.give(table::VoidRound{kFloor, words("void")});
        bench.give(table::DeclineBank{{8}});
        QVERIFY(asks(bench, "seat 1 accepts or declines the bank"));
    }
};

QTEST_APPLESS_MAIN(TestNextSteps)
#include "tst_next_steps.moc"
