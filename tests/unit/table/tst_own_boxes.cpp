#include "tests/unit/table/rule_set_rows.h"

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// The Envy Bonus is for another player's hand, and a player is a person: not a box.
class TestOwnBoxes : public QObject {
    Q_OBJECT

private:
    using Seated = std::vector<std::pair<int, const char*>>;

    static void seat(TableBench& bench, const Seated& players) {
        for (const auto& [number, name] : players)
            bench.give(
                table::SeatPlayer{{static_cast<std::uint8_t>(number)},
                                  *name ? named<events::PlayerId>(name) : events::PlayerId{}});
    }
    // Seats 1 to 3 bet on the progressive, too.
    static TableBench locked(const QString& ruleSet, const Seated& players) {
        TableBench bench = benchFor(ruleSet, {true, true, false});
        bench.open();
        seat(bench, players);
        for (const int number : {1, 2, 3}) {
            bench.bet(number, 500);
            bench.wager(number, Wager::Progressive, 100);
        }
        bench.give(table::CallNoMoreBets{});
        return bench;
    }
    // Seat 1 has a royal flush.
    static void play(TableBench& bench) {
        bench.deal();
        const bool ride = bench.isLetItRide();
        bench.decideAll(ride ? Wager::Bet1 : Wager::Run1,
                        ride ? events::Choice::Ride : events::Choice::Bet, ride ? 0 : 1);
        bench.community(1, ride ? "As" : "As Ks");
        bench.decideAll(ride ? Wager::Bet2 : Wager::Run2,
                        ride ? events::Choice::Ride : events::Choice::Bet, ride ? 0 : 1);
        bench.community(ride ? 2 : 3, ride ? "Ks" : "2d 3h");
        if (!ride) {
            bench.decideAll(Wager::Center, events::Choice::Bet, 1);
            bench.community(5, "Qs");
        }
        bench.show(3, ride ? "2c 3d 7h" : "2c 7h");
        bench.show(2, ride ? "2h 4d 8h" : "4d 8h");
        bench.show(1, ride ? "Qs Js Ts" : "Js Ts");
    }
    static std::vector<int> paidEnvy(const TableBench& bench) {
        std::vector<int> seats;
        for (const Recorded& entry : bench.journal())
            if (const auto* settled = entry.event.as<events::SeatSettled>())
                for (const events::EnvyLine& line : settled->envy)
                    seats.push_back(line.seat.number);
        std::sort(seats.begin(), seats.end());
        return seats;
    }

private slots:
    void payEachOtherNoEnvy_data() {
        addRows("ROUND-17", {{"comar-let-it-ride", ".01B(2), .12H"},
                             {"mlgca-let-it-ride", "ch. 1B(2), ch. 12H"},
                             {"mlgca-run-em-twice", "ch. 12G"}});
    }
    void payEachOtherNoEnvy() {
        QFETCH(QString, ruleSet);
        TableBench bench = locked(ruleSet, {{1, "P-7"}, {2, "P-7"}, {3, "P-8"}});
        play(bench);
        QCOMPARE(paidEnvy(bench), std::vector<int>{3});
    }

    void areThoseOfDifferentPlayersWhereNobodyIsKnown() {
        TableBench bench = locked("mlgca-let-it-ride", {{1, "P-7"}});
        play(bench);
        QCOMPARE(paidEnvy(bench), (std::vector<int>{2, 3}));
        bench = locked("mlgca-let-it-ride", {});
        play(bench);
        QCOMPARE(paidEnvy(bench), (std::vector<int>{2, 3}));
    }

    // Whoever leaves, or has somebody else named in a box, changes nothing about the round.
    void staySoUntilTheRoundIsOver() {
        TableBench bench = locked("mlgca-let-it-ride", {{1, "P-7"}, {2, "P-7"}});
        bench.give(table::ReportPlayerLeft{{2}});
        seat(bench, {{1, ""}, {2, "P-9"}});
        bench.restart();
        play(bench);
        QCOMPARE(paidEnvy(bench), std::vector<int>{3});
    }

    void areKnownFromWhoIsFirstNamedDuringTheRound() {
        TableBench bench = locked("mlgca-let-it-ride", {{1, "P-7"}});
        seat(bench, {{2, "P-7"}});
        play(bench);
        QCOMPARE(paidEnvy(bench), std::vector<int>{3});
    }
};

QTEST_APPLESS_MAIN(TestOwnBoxes)
#include "tst_own_boxes.moc"
