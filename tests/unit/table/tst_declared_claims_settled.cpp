#include "tests/support/tables/table_bench.h"

#include <QTest>

#include <algorithm>

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

namespace {

core::Seat at(int seat) {
    return {static_cast<std::uint8_t>(seat)};
}

table::DeclareClaim royal(int seat, std::int64_t stake, Wager wager = Wager::Progressive) {
    return {kDealer, at(seat), wager, Cents{stake}, named<events::HandName>("royal_flush"), {}};
}

// Seats 1 to 3 bet $5; `progressive` says what each of them has there.
TableBench locked(const std::vector<std::int64_t>& progressive) {
    TableBench bench(makeSetup(submissionText("mlgca-let-it-ride"), {true, true, false}));
    bench.open();
    for (int seat = 1; seat <= 3; ++seat) {
        bench.bet(seat, 500);
        const std::int64_t wager = progressive.at(static_cast<std::size_t>(seat - 1));
        if (wager > 0)
            bench.wager(seat, Wager::Progressive, wager);
    }
    bench.give(table::CallNoMoreBets{});
    return bench;
}

// The count of progressive chips comes out one short, and seat `never` is who made none.
void withdraw(TableBench& bench, int never, int left) {
    bench.give(table::CountChips{Wager::Progressive, static_cast<std::uint16_t>(left), {}});
    bench.give(table::ResolveChipCount{kFloor,
                                       Wager::Progressive,
                                       static_cast<std::uint16_t>(left),
                                       words("no chip lay there"),
                                       {at(never)}});
}

// Seat 1's cards make, with Js and Ts on the board, what the test is about.
void play(TableBench& bench, std::string_view first, std::string_view board = "Js Ts") {
    bench.deal();
    bench.decideAll(Wager::Bet1, events::Choice::Ride);
    bench.community(1, board.substr(0, 2));
    bench.decideAll(Wager::Bet2, events::Choice::Ride);
    bench.community(2, board.substr(3, 2));
    bench.show(3, "3c 5d 8h");
    bench.show(2, "2c 4d 9h");
    bench.show(1, first);
}

// The claims for progressive wagers that are open.
std::vector<events::ClaimRaised> open(const TableBench& bench) {
    std::vector<events::ClaimRaised> claims;
    for (const table::PendingClaim& claim : bench.state().claims)
        if (claim.raised.wager == Wager::Progressive)
            claims.push_back(claim.raised);
    return claims;
}

std::vector<int> envySeats(const events::ClaimRaised& claim) {
    std::vector<int> seats;
    for (const events::EnvyLine& line : claim.envy)
        seats.push_back(line.seat.number);
    std::sort(seats.begin(), seats.end());
    return seats;
}

// Why the table took the claim back; empty where it did not.
std::string whyVoid(const TableBench& bench, std::uint64_t number) {
    for (const Recorded& entry : bench.journal())
        if (const auto* voided = entry.event.as<events::ClaimVoided>())
            if (voided->claim.number == number)
                return voided->reason.value();
    return {};
}

// What was settled for that wager says that this claim pays it.
bool isPaidBy(const TableBench& bench, int seat, Wager wager, std::uint64_t claim) {
    for (const Recorded& entry : bench.journal())
        if (const auto* settled = entry.event.as<events::SeatSettled>())
            for (const events::SettledLine& line : settled->lines)
                if (settled->seat == at(seat) && line.wager == wager && line.claim == claim)
                    return true;
    return false;
}

} // namespace

// What was declared against the cards that are read and the wagers that are withdrawn later.
class TestDeclaredClaimsSettled : public QObject {
    Q_OBJECT

private slots:
    void areConfirmedWithTheirEnvy() {
        TableBench bench = locked({100, 500, 100});
        bench.give(royal(1, 100));
        play(bench, "As Ks Qs");
        QVERIFY(bench.told<events::RoundSettled>() != nullptr);
        QCOMPARE(open(bench).size(), std::size_t{1});
        QCOMPARE(open(bench)[0].claim.number, std::uint64_t{1});
        QVERIFY(isPaidBy(bench, 1, Wager::Progressive, 1));
    }

    void ofEnvyAloneAreConfirmedAsTheyWereDeclared() {
        TableBench bench = locked({0, 500, 500});
        bench.give(royal(1, 0));
        play(bench, "As Ks Qs");
        QCOMPARE(open(bench).size(), std::size_t{1});
        QCOMPARE(open(bench)[0].claim.number, std::uint64_t{1});
        QCOMPARE(bench.count<events::ClaimVoided>(), 0);
    }

    // A straight flush pays others $1,500 each, at once; a royal flush was said to pay $5,000.
    void ofEnvyAloneAreVoidWhereTheHandIsAnother() {
        TableBench bench = locked({0, 500, 500});
        bench.give(royal(1, 0));
        play(bench, "Ks Qs 9s");
        QVERIFY(open(bench).empty());
        QVERIFY(!whyVoid(bench, 1).empty());
        Cents paid;
        for (const Recorded& entry : bench.journal())
            if (const auto* settled = entry.event.as<events::SeatSettled>())
                for (const events::EnvyLine& line : settled->envy) {
                    QCOMPARE(line.claim, std::uint64_t{0});
                    paid += line.amount;
                }
        QVERIFY(paid == Cents{300'000});
    }

    // Two boxes turn out to be one player's: no Envy for the own hand.
    void areRaisedAnewWhereTheEnvyIsAnother_data() {
        QTest::addColumn<int>("stake");
        QTest::newRow("own wager") << 100;
        QTest::newRow("Envy alone") << 0;
    }
    void areRaisedAnewWhereTheEnvyIsAnother() {
        QFETCH(int, stake);
        TableBench bench = locked({stake, 500, 500});
        bench.give(royal(1, stake));
        QCOMPARE(envySeats(open(bench)[0]), (std::vector<int>{2, 3}));
        for (const int seat : {1, 2})
            bench.give(table::SeatPlayer{at(seat), named<events::PlayerId>("P-7")});
        play(bench, "As Ks Qs");
        QCOMPARE(open(bench).size(), std::size_t{1});
        const events::ClaimRaised claim = open(bench)[0];
        QVERIFY(claim.claim.number > 1 && !claim.declaredBy);
        QCOMPARE(envySeats(claim), std::vector<int>{3});
        QCOMPARE(isPaidBy(bench, 1, Wager::Progressive, claim.claim.number), stake > 0);
        QVERIFY(whyVoid(bench, 1).find("Envy") != std::string::npos);
    }

    void ofAWinThatNeedsNoClaimArePaidAtOnce() {
        TableBench bench = locked({0, 0, 0});
        table::DeclareClaim pair = royal(1, 500, Wager::Bet3);
        pair.hand = named<events::HandName>("full_house");
        bench.give(pair);
        QCOMPARE(bench.state().claims.size(), std::size_t{1});
        play(bench, "Jd Jh Td");
        QVERIFY(bench.state().claims.empty());
        QVERIFY(whyVoid(bench, 1).find("at once") != std::string::npos);
    }

    void ofNoSuchWinAreVoid() {
        TableBench bench = locked({100, 0, 0});
        bench.give(royal(1, 100));
        play(bench, "2d 4h 7c");
        QVERIFY(whyVoid(bench, 1).find("no such win") != std::string::npos);
    }

    // Denied by somebody, and then read by the table: it is the table's claim.
    void areRaisedByTheTableWhereTheyWereDeniedAndWon() {
        TableBench bench = locked({100, 0, 0});
        bench.give(royal(1, 100));
        bench.give(table::DenyClaim{kSupervisor, 1, words("no such hand"), {}});
        play(bench, "As Ks Qs");
        QCOMPARE(open(bench).size(), std::size_t{1});
        QVERIFY(!open(bench)[0].declaredBy && open(bench)[0].claim.number > 1);
    }

    void ofAWithdrawnWagerAreVoid() {
        TableBench bench = locked({100, 0, 0});
        bench.give(royal(1, 100));
        withdraw(bench, 1, 0);
        QCOMPARE(bench.names(), std::string("wager_withdrawn claim_voided chip_count_resolved"));
        QVERIFY(bench.state().claims.empty());
        QVERIFY(bench.told<events::ClaimVoided>()->by == named<events::PersonId>("table"));
        bench.give(royal(1, 100));
        QVERIFY(!bench.refusal().empty());
    }

    void ofAWithdrawnWagerLeaveTheEnvyOfTheOthers() {
        TableBench bench = locked({100, 500, 0});
        bench.give(royal(1, 100));
        withdraw(bench, 1, 1);
        QCOMPARE(open(bench).size(), std::size_t{1});
        const events::ClaimRaised claim = open(bench)[0];
        QVERIFY(claim.stake == Cents{} && claim.declaredBy == kDealer.person);
        QVERIFY(claim.basis == events::ClaimBasis::AboveThreshold && !claim.link);
        QCOMPARE(envySeats(claim), std::vector<int>{2});
        QVERIFY(claim.envy[0].claim == claim.claim.number);
        play(bench, "As Ks Qs");
        QCOMPARE(open(bench).size(), std::size_t{1});
        QCOMPARE(open(bench)[0].claim.number, claim.claim.number);
    }

    void payNoEnvyToAWithdrawnWager() {
        TableBench bench = locked({100, 500, 100});
        bench.give(royal(1, 100));
        withdraw(bench, 3, 2);
        QCOMPARE(open(bench).size(), std::size_t{1});
        const events::ClaimRaised claim = open(bench)[0];
        QCOMPARE(claim.claim.number, std::uint64_t{2});
        QVERIFY(claim.stake == Cents{100} && claim.declaredBy == kDealer.person);
        QCOMPARE(envySeats(claim), std::vector<int>{2});
        // No cards are read: the round ends as it is.
        bench.endRound();
        QVERIFY(!bench.told<events::RoundCompleted>()->settled);
        QCOMPARE(envySeats(open(bench)[0]), std::vector<int>{2});
    }

    void payNoEnvyToAnAbandonedWager() {
        TableBench bench = locked({100, 500, 100});
        bench.give(royal(1, 100));
        bench.give(royal(3, 100));
        bench.give(table::ReportPlayerLeft{at(3)});
        bench.give(table::AbandonWagers{kFloor, at(3)});
        QCOMPARE(open(bench).size(), std::size_t{1});
        QCOMPARE(envySeats(open(bench)[0]), std::vector<int>{2});
    }

    void areNotMadeWhileTheirChipsAreInDispute() {
        TableBench bench = locked({100, 500, 0});
        bench.give(table::CountChips{Wager::Progressive, 1, {}});
        bench.give(royal(1, 100));
        QCOMPARE(bench.refusal(),
                 std::string("the floorperson has first to settle the chip count"));
        QCOMPARE(bench.refusalSection(), bench.rules().procedure.chipCount);
        QVERIFY(bench.state().claims.empty());
        bench.give(royal(1, 500, Wager::Bet1));
        QVERIFY(bench.told<events::ClaimRaised>() != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestDeclaredClaimsSettled)
#include "tst_declared_claims_settled.moc"
