#include "tests/unit/table/rule_set_rows.h"

#include <QTest>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

namespace {

table::DeclareClaim declared(int seat, Wager wager, std::int64_t stake, std::string_view hand,
                             std::string_view shown = {}) {
    return {kDealer,      {static_cast<std::uint8_t>(seat)}, wager,
            Cents{stake}, named<events::HandName>(hand),     cardsOf(shown)};
}

// Seats 1 to 3 bet $5; `progressive` says what each of them has there.
TableFixture locked(const std::vector<std::int64_t>& progressive,
                    std::string_view ruleSet = "mlgca-let-it-ride") {
    TableFixture fixture(makeSetup(submissionText(ruleSet), {true, true, false}));
    fixture.open();
    for (int seat = 1; seat <= 3; ++seat) {
        fixture.bet(seat, 500);
        const std::int64_t wager = progressive.at(static_cast<std::size_t>(seat - 1));
        if (wager > 0)
            fixture.wager(seat, Wager::Progressive, wager);
    }
    fixture.give(table::CallNoMoreBets{});
    return fixture;
}

constexpr auto kRoyal = "As Ks Qs Js Ts";

} // namespace

// Whatever the table knows of the round must agree with what is declared.
class TestDeclaredClaims : public QObject {
    Q_OBJECT

    static bool refused(TableFixture& fixture, const table::DeclareClaim& input) {
        fixture.give(input);
        return !fixture.refusal().empty() && fixture.told<events::ClaimRaised>() == nullptr;
    }

private slots:
    void areForAWagerThatWasMade() {
        TableFixture fixture = locked({100, 500, 0});
        QVERIFY(
            refused(fixture, declared(5, Wager::Progressive, 100, "royal_flush"))); // Nobody there.
        QVERIFY(refused(fixture, declared(3, Wager::Progressive, 100, "royal_flush"))); // No wager.
        QVERIFY(
            refused(fixture, declared(1, Wager::Progressive, 500, "royal_flush"))); // Another one.
        QVERIFY(
            refused(fixture, declared(1, Wager::Progressive, 200, "royal_flush"))); // None filed.
        QVERIFY(refused(fixture, declared(1, Wager::Bet1, 700, "royal_flush")));
        QVERIFY(!refused(fixture, declared(1, Wager::Progressive, 100, "royal_flush", kRoyal)));
    }

    // With both community cards in it, or with most of one box, a round has one royal flush.
    void areForOneRoyalFlushOfTheRound() {
        for (const char* shown : {"", kRoyal}) {
            TableFixture fixture = locked({500, 500, 0});
            QVERIFY(!refused(fixture, declared(1, Wager::Progressive, 500, "royal_flush", shown)));
            QVERIFY(!refused(fixture, declared(1, Wager::Bet3, 500, "royal_flush")));
            QVERIFY(refused(fixture, declared(2, Wager::Progressive, 500, "royal_flush")));
            QVERIFY(refused(fixture, declared(2, Wager::Bet3, 500, "royal_flush")));
            QVERIFY(!refused(fixture, declared(2, Wager::Progressive, 500, "straight_flush")));
        }
    }
    // The cross is everybody's, and nobody holds a royal flush besides.
    void areForTheRoyalFlushOfEverybody() {
        TableFixture fixture(makeSetup(submissionText("mlgca-run-em-twice"), {true, true, false}));
        fixture.open();
        for (const int seat : {1, 2}) {
            fixture.bet(seat, 500);
            fixture.wager(seat, Wager::FiveCard, 500);
        }
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(!refused(fixture, declared(1, Wager::FiveCard, 500, "royal_flush")));
        QVERIFY(!refused(fixture, declared(2, Wager::FiveCard, 500, "royal_flush")));
        QVERIFY(refused(fixture, declared(2, Wager::Ante1, 500, "royal_flush")));
    }

    // Two hands of a round share the community cards and no others, and a seat has one hand.
    void leaveRoomForEachOther() {
        TableFixture fixture = locked({500, 500, 0});
        QVERIFY(!refused(fixture, declared(1, Wager::Progressive, 500, "royal_flush", kRoyal)));
        QVERIFY(refused(fixture,
                        declared(2, Wager::Progressive, 500, "royal_flush", "Ah Kh Qh Jh Th")));
        QVERIFY(refused(fixture, declared(1, Wager::Bet3, 500, "royal_flush", "Ac Kc Qc Jc Tc")));
        QVERIFY(!refused(fixture, declared(1, Wager::Bet3, 500, "royal_flush", kRoyal)));
        // Js and Ts may be the community cards.
        QVERIFY(!refused(fixture,
                         declared(2, Wager::Progressive, 500, "straight_flush", "Js Ts 9s 8s 7s")));
    }

    // Where bets and deals are told, a round without either has no hand.
    void areForAHandThatWasDealt() {
        TableFixture fixture = benchFor("mlgca-let-it-ride");
        fixture.open();
        fixture.wholeRound({1, 2});
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.state().round->nobodyBet);
        fixture.give(table::DeclareClaim{kDealer,
                                         {1},
                                         Wager::Bet1,
                                         Cents{500},
                                         named<events::HandName>("royal_flush"),
                                         cardsOf("As Ks Qs Js Ts")});
        QVERIFY2(!fixture.refusal().empty(), fixture.names().c_str());
        QVERIFY(fixture.state().claims.empty());
    }

    void areNoMoreThanTheChips() {
        TableFixture fixture(makeSetup(submissionText("mlgca-let-it-ride"), {true, true, false}));
        fixture.open();
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::CountChips{Wager::FiveCard, 1, std::uint16_t{1}});
        fixture.give(table::CountChips{Wager::Progressive, 0, {}});
        QVERIFY(refused(fixture, declared(1, Wager::Progressive, 500, "royal_flush")));
        QVERIFY(!refused(fixture, declared(1, Wager::FiveCard, 100, "royal_flush")));
        QVERIFY(refused(fixture, declared(2, Wager::FiveCard, 100, "royal_flush")));
    }

    void endWithTheBetTheyAreFor() {
        TableFixture fixture = locked({0, 0, 0});
        for (const int seat : {1, 2, 3})
            fixture.give(table::Decide{
                {static_cast<std::uint8_t>(seat)}, Wager::Bet1, events::Choice::Ride, 0});
        QVERIFY(!refused(fixture, declared(1, Wager::Bet2, 500, "royal_flush", kRoyal)));
        fixture.give(table::Decide{{1}, Wager::Bet2, events::Choice::Withdraw, 0});
        QVERIFY2(fixture.told<events::ClaimVoided>() != nullptr, fixture.names().c_str());
    }

    void areVoidBeforeACardIsDealt() {
        TableFixture fixture = locked({500, 0, 0});
        QVERIFY(!refused(fixture, declared(1, Wager::Progressive, 500, "royal_flush", kRoyal)));
        fixture.deal();
        QVERIFY2(fixture.told<events::ClaimVoided>() != nullptr, fixture.names().c_str());
        QVERIFY(!refused(fixture, declared(1, Wager::Progressive, 500, "royal_flush", kRoyal)));
    }

    void areMadeOnce() {
        TableFixture fixture = locked({100, 500, 0});
        QVERIFY(!refused(fixture, declared(1, Wager::Progressive, 100, "royal_flush")));
        QVERIFY(refused(fixture, declared(1, Wager::Progressive, 100, "royal_flush")));
        QVERIFY(!refused(fixture, declared(2, Wager::Progressive, 500, "straight_flush")));
        // Raised in error, it may be declared as it was.
        fixture.give(table::VoidClaim{kSupervisor, 1, words("it was a straight flush")});
        QVERIFY(!refused(fixture, declared(1, Wager::Progressive, 100, "straight_flush")));
        // Denied is for good.
        fixture.give(table::DenyClaim{kSupervisor, 3, words("no such hand"), {}});
        QVERIFY(fixture.told<events::ClaimDenied>() != nullptr);
        QVERIFY(refused(fixture, declared(1, Wager::Progressive, 100, "straight_flush")));
    }

    void areOfCardsThatMakeTheHand() {
        TableFixture fixture = locked({100, 500, 0});
        QVERIFY(refused(fixture,
                        declared(1, Wager::Progressive, 100, "royal_flush", "As Ks Qs Js 9s")));
        QVERIFY(refused(fixture, declared(1, Wager::Progressive, 100, "straight_flush", kRoyal)));
        QVERIFY(
            refused(fixture, declared(1, Wager::Progressive, 100, "royal_flush", "As Ks Qs Js")));
        QVERIFY(refused(fixture,
                        declared(1, Wager::Progressive, 100, "royal_flush", "As As Qs Js Ts")));
        QVERIFY(!refused(fixture, declared(1, Wager::Progressive, 100, "royal_flush", kRoyal)));
    }

    void areNotOfCardsThatLieElsewhere() {
        TableFixture fixture = locked({100, 500, 0});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "2h");
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.community(2, "Ts");
        fixture.show(2, "As 4c 7d");
        // The board is known, and an ace of spades is another seat's.
        QVERIFY(refused(fixture, declared(1, Wager::Progressive, 100, "royal_flush", kRoyal)));
        fixture.show(1, "3c 4d 9s");
        QVERIFY(refused(fixture, declared(1, Wager::Progressive, 100, "royal_flush")));
    }

    void holdTheCommunityCardsThatWereRead() {
        TableFixture fixture = locked({100, 500, 0});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "As");
        QVERIFY(refused(fixture,
                        declared(1, Wager::Progressive, 100, "royal_flush", "Ah Kh Qh Jh Th")));
        QVERIFY(!refused(fixture, declared(1, Wager::Progressive, 100, "royal_flush", kRoyal)));
    }

    void areNotOfCardsThatWereDeclaredForAnotherSeat() {
        TableFixture fixture = locked({100, 500, 0});
        QVERIFY(!refused(fixture, declared(1, Wager::Progressive, 100, "royal_flush", kRoyal)));
        QVERIFY(refused(fixture, declared(2, Wager::Progressive, 500, "royal_flush", kRoyal)));
        // The two of the community are everybody's.
        QVERIFY(!refused(fixture,
                         declared(2, Wager::Progressive, 500, "full_house", "Js Ts Jd Jc Tc")));
    }

    void carryTheEnvyOfTheOthers() {
        TableFixture fixture = locked({100, 500, 100});
        QVERIFY(!refused(fixture, declared(1, Wager::Progressive, 100, "royal_flush", kRoyal)));
        const auto* claim = fixture.told<events::ClaimRaised>();
        QCOMPARE(claim->envy.size(), std::size_t{2});
        for (const events::EnvyLine& line : claim->envy) {
            QVERIFY(line.seat != core::Seat{1} && line.forSeat == core::Seat{1});
            QVERIFY(line.amount > Cents{} && line.claim == claim->claim.number);
        }
    }

    void giveEnvyWhereTheHolderMadeNoProgressiveWager() {
        TableFixture fixture = locked({0, 500, 0});
        QVERIFY(!refused(fixture, declared(1, Wager::Bet1, 500, "royal_flush", kRoyal)));
        QCOMPARE(fixture.count<events::ClaimRaised>(), 2);
        const events::ClaimRaised& envy = fixture.state().claims.back().raised;
        QVERIFY(envy.wager == Wager::Progressive && envy.stake == Cents{});
        QCOMPARE(envy.envy.size(), std::size_t{1});
        QVERIFY(envy.basis == events::ClaimBasis::AboveThreshold);
        QVERIFY(refused(fixture, declared(1, Wager::Progressive, 0, "royal_flush", kRoyal)));
        QVERIFY(!refused(fixture, declared(1, Wager::Bet2, 500, "royal_flush", kRoyal)));
        QCOMPARE(fixture.count<events::ClaimRaised>(), 3);
    }

    // The cards are read after all: one claim for one win, and none for what nobody won.
    void areJudgedByTheCardsThatAreReadLater() {
        TableFixture fixture = locked({100, 500, 0});
        fixture.deal();
        fixture.give(declared(1, Wager::Progressive, 100, "royal_flush"));
        fixture.give(declared(2, Wager::Progressive, 500, "straight_flush"));
        QCOMPARE(fixture.state().claims.size(), std::size_t{2});
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "Js");
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.community(2, "Ts");
        fixture.show(1, "As Ks Qs");
        fixture.show(2, "2c 4d 9h");
        fixture.show(3, "3c 5d 8h");
        int progressive = 0;
        for (const table::PendingClaim& claim : fixture.state().claims)
            if (claim.raised.wager == Wager::Progressive) {
                ++progressive;
                QVERIFY(claim.raised.seat == core::Seat{1} && claim.raised.declaredBy.has_value());
            }
        QCOMPARE(progressive, 1);
        QCOMPARE(fixture.count<events::ClaimVoided>(), 1);
    }

    void giveWayToWhatTheCardsMakeOfTheSameWager() {
        TableFixture fixture = locked({100, 0, 0});
        fixture.deal();
        fixture.give(declared(1, Wager::Progressive, 100, "royal_flush"));
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "9s");
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.community(2, "Ts");
        fixture.show(3, "3c 5d 8h");
        fixture.show(2, "2c 4d 9h");
        fixture.show(1, "Ks Qs Js");
        const auto names = fixture.names();
        QVERIFY(names.find("claim_voided claim_raised") != std::string::npos);
        QVERIFY(fixture.state().findClaim(1) == nullptr);
        QVERIFY(fixture.state().round->seat({1}).claimed.contains(Wager::Progressive));
    }

    void areOfAnyFiledStakeWhereNoWagerIsSignalled() {
        TableFixture fixture(makeSetup(submissionText("comar-let-it-ride")));
        fixture.open();
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(refused(fixture, declared(3, Wager::Progressive, 200, "royal_flush")));
        QVERIFY(!refused(fixture, declared(3, Wager::Progressive, 100, "royal_flush")));
        QVERIFY(refused(fixture, declared(3, Wager::Progressive, 100, "royal_flush")));
    }
};

QTEST_APPLESS_MAIN(TestDeclaredClaims)
#include "tst_declared_claims.moc"
