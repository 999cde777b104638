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

    static void seat(TableFixture& fixture, const Seated& players) {
        for (const auto& [number, name] : players)
            fixture.give(
                table::SeatPlayer{{static_cast<std::uint8_t>(number)},
                                  *name ? named<events::PlayerId>(name) : events::PlayerId{}});
    }
    // Seats 1 to 3 bet on the progressive, too.
    static TableFixture locked(const QString& ruleSet, const Seated& players) {
        TableFixture fixture = benchFor(ruleSet, {true, true, false});
        fixture.open();
        seat(fixture, players);
        for (const int number : {1, 2, 3}) {
            fixture.bet(number, 500);
            fixture.wager(number, Wager::Progressive, 100);
        }
        fixture.give(table::CallNoMoreBets{});
        return fixture;
    }
    // Seat 1 has a royal flush.
    static void play(TableFixture& fixture) {
        fixture.deal();
        const bool ride = fixture.isLetItRide();
        fixture.decideAll(ride ? Wager::Bet1 : Wager::Run1,
                          ride ? events::Choice::Ride : events::Choice::Bet, ride ? 0 : 1);
        fixture.community(1, ride ? "As" : "As Ks");
        fixture.decideAll(ride ? Wager::Bet2 : Wager::Run2,
                          ride ? events::Choice::Ride : events::Choice::Bet, ride ? 0 : 1);
        fixture.community(ride ? 2 : 3, ride ? "Ks" : "2d 3h");
        if (!ride) {
            fixture.decideAll(Wager::Center, events::Choice::Bet, 1);
            fixture.community(5, "Qs");
        }
        fixture.show(3, ride ? "2c 3d 7h" : "2c 7h");
        fixture.show(2, ride ? "2h 4d 8h" : "4d 8h");
        fixture.show(1, ride ? "Qs Js Ts" : "Js Ts");
    }
    static std::vector<int> paidEnvy(const TableFixture& fixture) {
        std::vector<int> seats;
        for (const Recorded& entry : fixture.journal())
            if (const auto* settled = entry.event.as<events::SeatSettled>())
                for (const events::EnvyLine& line : settled->envy)
                    seats.push_back(line.seat.number);
        std::sort(seats.begin(), seats.end());
        return seats;
    }

private slots:
    void payEachOtherNoEnvy_data() {
        addRows({{"comar-let-it-ride", ".01B(2)"},
                 {"mlgca-let-it-ride", "ch. 1B(2)"},
                 {"mlgca-run-em-twice", "ch. 12G"}});
    }
    void payEachOtherNoEnvy() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = locked(ruleSet, {{1, "P-7"}, {2, "P-7"}, {3, "P-8"}});
        play(fixture);
        QCOMPARE(paidEnvy(fixture), std::vector<int>{3});
    }

    void areThoseOfDifferentPlayersWhereNobodyIsKnown() {
        TableFixture fixture = locked("mlgca-let-it-ride", {{1, "P-7"}});
        play(fixture);
        QCOMPARE(paidEnvy(fixture), (std::vector<int>{2, 3}));
        fixture = locked("mlgca-let-it-ride", {});
        play(fixture);
        QCOMPARE(paidEnvy(fixture), (std::vector<int>{2, 3}));
    }

    // Whoever leaves, or has somebody else named in a box, changes nothing about the round.
    void staySoUntilTheRoundIsOver() {
        TableFixture fixture = locked("mlgca-let-it-ride", {{1, "P-7"}, {2, "P-7"}});
        fixture.give(table::ReportPlayerLeft{{2}});
        seat(fixture, {{1, ""}, {2, "P-9"}});
        fixture.restart();
        play(fixture);
        QCOMPARE(paidEnvy(fixture), std::vector<int>{3});
    }

    // It was settled at "no more bets": nobody loses an Envy Bonus by a name that comes later.
    void areNotMadeByANameThatComesDuringTheRound() {
        TableFixture fixture = locked("mlgca-let-it-ride", {{1, "P-7"}});
        seat(fixture, {{2, "P-7"}, {3, "P-8"}});
        fixture.restart();
        play(fixture);
        QCOMPARE(paidEnvy(fixture), (std::vector<int>{2, 3}));
    }
    void areNotMadeByTwoNamesThatComeDuringTheRound() {
        TableFixture fixture = locked("mlgca-let-it-ride", {});
        seat(fixture, {{1, "P-7"}, {2, "P-7"}});
        play(fixture);
        QCOMPARE(paidEnvy(fixture), (std::vector<int>{2, 3}));
    }
};

QTEST_APPLESS_MAIN(TestOwnBoxes)
#include "tst_own_boxes.moc"
