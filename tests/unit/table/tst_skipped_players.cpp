#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Irregularity;
using events::Place;
using events::Wager;

// Run 'Em Twice ch. 13G: whoever was not dealt to plays the next hand, and everybody else this one.
class TestSkippedPlayers : public QObject {
    Q_OBJECT

private:
    static TableBench locked() {
        TableBench bench = benchFor("mlgca-run-em-twice");
        bench.open();
        for (const int seat : {1, 2, 3}) {
            bench.bet(seat, 500);
            bench.wager(seat, Wager::Progressive, 100);
        }
        bench.give(table::CallNoMoreBets{});
        bench.give(table::CountChips{Wager::Progressive, 3, {}});
        return bench;
    }
    static table::DealReported dealTo(const std::vector<int>& seats) {
        table::DealReported deal;
        for (const int seat : seats)
            deal.packets.push_back({Place::Player, core::Seat{static_cast<std::uint8_t>(seat)}, 2});
        deal.packets.push_back({Place::Community, {}, 5});
        return deal;
    }
    static table::ReportIrregularity skipped(int seat) {
        table::ReportIrregularity report;
        report.by = kDealer;
        report.irregularity = Irregularity::PlayerSkipped;
        report.seat = core::Seat{static_cast<std::uint8_t>(seat)};
        return report;
    }
    static bool refusedAsDealt(const TableBench& bench, const char* why) {
        return bench.refusal().find(why) != std::string::npos && bench.last().size() == 1 &&
               bench.refusalSection() ==
                   bench.rules().find(rules::Irregularity::PlayerSkipped)->section;
    }
    static bool isOut(const TableBench& bench, int number) {
        const table::SeatState& seat =
            bench.state().round->seat({static_cast<std::uint8_t>(number)});
        return seat.skipped && seat.wagers == table::SeatState{}.wagers;
    }

private slots:
    void takesTheWagersOfASeatThatWasNotDealtToOutOfTheRound_data() {
        addRows("ODD-12", {{"mlgca-run-em-twice", "ch. 13G"}});
    }
    void takesTheWagersOfASeatThatWasNotDealtToOutOfTheRound() {
        TableBench bench = locked();
        bench.give(dealTo({1, 3}));
        int out = 0;
        for (const events::Event& event : bench.last())
            if (const auto* one = event.as<events::WagerWithdrawn>()) {
                QVERIFY(one->seat == core::Seat{2});
                QVERIFY(one->cause == events::WithdrawalCause::PlayerSkipped);
                ++out;
            }
        QCOMPARE(out, 3); // Both antes and the progressive, which has contributed.
        QVERIFY(isOut(bench, 2));
        bench.give(table::CountStub{kDealer, 52 - 5 - 2 * 2, {}});
        QVERIFY(!bench.state().round->stubWrong);
        bench.playOut();
        QCOMPARE(bench.told<events::RoundSettled>()->order, (std::vector<core::Seat>{{3}, {1}}));
        bench.endRound();
        QVERIFY(bench.told<events::RoundCompleted>()->settled);
        bench.reshuffle();
        bench.lock({2});
        QVERIFY2(bench.refusal().empty(), bench.refusal().c_str());
    }

    void believesTheDealerWhereTheDealIsNotReported() {
        TableBench bench = locked();
        bench.give(skipped(2));
        QVERIFY(isOut(bench, 2));
        bench.give(table::CountStub{kDealer, 52 - 5 - 2 * 2, {}});
        QVERIFY(!bench.state().round->stubWrong);
        bench.give(skipped(2));
        QVERIFY(!bench.refusal().empty());
        bench.playOut();
        QVERIFY(bench.told<events::RoundSettled>() != nullptr);
    }

    void doesNotBelieveThatASeatWasSkippedThatWasDealtTo_data() {
        addRows("ODD-12", {{"mlgca-run-em-twice", "ch. 13G"}});
    }
    void doesNotBelieveThatASeatWasSkippedThatWasDealtTo() {
        TableBench bench = locked();
        bench.deal();
        bench.give(skipped(2));
        QVERIFY(refusedAsDealt(bench, "was dealt to"));
        bench.playOut();
        QCOMPARE(bench.told<events::RoundSettled>()->order.size(), std::size_t{3});
    }

    void doesNotBelieveItOfASeatThatDecided() {
        TableBench bench = locked(); // Nobody reports the deal.
        bench.decideAll(Wager::Run1, events::Choice::Bet, 1);
        bench.give(skipped(2));
        QVERIFY(refusedAsDealt(bench, "decided on its cards"));
        QVERIFY(bench.state().round->seat({2}).at(Wager::Run1) == Cents{500});
    }

    void doesNotBelieveItOfASeatWhoseDealIsHalfReported() {
        TableBench bench = locked();
        table::DealReported first;
        first.packets.push_back({Place::Player, core::Seat{2}, 2});
        first.complete = false;
        bench.give(first);
        bench.give(skipped(2));
        QVERIFY(refusedAsDealt(bench, "was dealt to"));
    }

    // Cards for somebody who was said to be skipped are a wrong number of cards.
    void voidsWhereCardsWereDealtAfterAll() {
        TableBench bench = locked();
        bench.give(skipped(2));
        bench.give(dealTo({1, 2, 3}));
        QVERIFY(bench.told<events::IrregularityObserved>()->irregularity ==
                Irregularity::WrongCardCount);
        QVERIFY(bench.told<events::RoundVoided>() != nullptr);
    }

    // The last thing that was missing may be the seat that turns out to have no cards.
    void settlesTheOthersWhenNothingElseIsMissing() {
        TableBench bench = benchFor("mlgca-run-em-twice", {false, true, true});
        bench.open();
        bench.lock({1, 2});
        bench.give(table::Decide{{1}, Wager::Run1, events::Choice::Fold, 0});
        QCOMPARE(bench.count<events::RoundSettled>(), 0);
        bench.give(skipped(2));
        QVERIFY2(bench.told<events::RoundSettled>() != nullptr, bench.names().c_str());
        QCOMPARE(bench.told<events::RoundSettled>()->order.size(), std::size_t{1});
    }

    void letsASkippedSeatNeitherDecideNorShow() {
        TableBench bench = benchFor("mlgca-run-em-twice");
        bench.open();
        bench.lock({2});
        bench.give(skipped(2));
        bench.give(table::Decide{{2}, Wager::Run1, events::Choice::Bet, 1});
        QVERIFY(!bench.refusal().empty());
        bench.show(2, "As Ks");
        QVERIFY(!bench.refusal().empty());
        bench.endRound();
        QVERIFY(!bench.told<events::RoundCompleted>()->settled);
    }

    void asksTheFloorpersonUnderRulesThatAreSilent() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        bench.lock({1, 2});
        bench.give(skipped(2));
        QVERIFY(bench.state().round->question == Irregularity::PlayerSkipped);
        QCOMPARE(bench.count<events::WagerWithdrawn>(), 0);
    }

    // The table heard of wagers: that none lies there any more makes no other one possible.
    void leavesNoWagerToClaimWhereTheOnlyPlayerWasSkipped() {
        TableBench bench = benchFor("mlgca-run-em-twice");
        bench.open();
        bench.bet(1, 500);
        bench.wager(1, Wager::Progressive, 100);
        bench.give(table::CallNoMoreBets{});
        bench.give(table::CountChips{Wager::Progressive, 1, {}});
        table::DeclareClaim claim{
            kDealer, {1}, Wager::Progressive, Cents{100}, named<events::HandName>("royal_flush"),
            {}};
        bench.give(claim);
        QCOMPARE(bench.state().claims.size(), std::size_t{1});
        bench.give(skipped(1));
        QVERIFY(isOut(bench, 1));
        QVERIFY(bench.state().claims.empty());
        for (const core::Seat seat : {core::Seat{1}, core::Seat{2}}) {
            claim.seat = seat;
            bench.give(claim);
            QVERIFY(!bench.refusal().empty() && bench.state().claims.empty());
        }
    }
};

QTEST_APPLESS_MAIN(TestSkippedPlayers)
#include "tst_skipped_players.moc"
