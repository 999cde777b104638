#include "shared/table/finding_detail.h"
#include "shared/table/next_steps.h"
#include "shared/table/reasons.h"
#include "shared/table/step.h"
#include "tests/unit/table/rule_set_rows.h"

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
TableFixture locked(const std::vector<std::int64_t>& progressive) {
    TableFixture fixture(makeSetup(submissionText("mlgca-let-it-ride"), {true, true, false}));
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

// The count of progressive chips comes out one short, and seat `never` is who made none.
void withdraw(TableFixture& fixture, int never, int left) {
    fixture.give(table::CountChips{Wager::Progressive, static_cast<std::uint16_t>(left), {}});
    fixture.give(table::ResolveChipCount{kFloor,
                                         Wager::Progressive,
                                         static_cast<std::uint16_t>(left),
                                         words("no chip lay there"),
                                         {at(never)}});
}

// Seat 1's cards make, with Js and Ts on the board, what the test is about. Nobody tells of the
// deal itself: claims that are declared before it are void with it.
void play(TableFixture& fixture, std::string_view first, std::string_view board = "Js Ts") {
    fixture.decideAll(Wager::Bet1, events::Choice::Ride);
    fixture.community(1, board.substr(0, 2));
    fixture.decideAll(Wager::Bet2, events::Choice::Ride);
    fixture.community(2, board.substr(3, 2));
    fixture.show(3, "3c 5d 8h");
    fixture.show(2, "2c 4d 9h");
    fixture.show(1, first);
}

// The claims for progressive wagers that are open.
std::vector<events::ClaimRaised> open(const TableFixture& fixture) {
    std::vector<events::ClaimRaised> claims;
    for (const table::PendingClaim& claim : fixture.state().claims)
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
events::Phrase whyVoid(const TableFixture& fixture, std::uint64_t number) {
    for (const Recorded& entry : fixture.journal())
        if (const auto* voided = entry.event.as<events::ClaimVoided>())
            if (voided->claim.number == number)
                return voided->reason;
    return {};
}

// What was settled for that wager says that this claim pays it.
bool isPaidBy(const TableFixture& fixture, int seat, Wager wager, std::uint64_t claim) {
    for (const Recorded& entry : fixture.journal())
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
    // The limit caps what the three bets pay together, from the first of them on.
    void areVoidWhereTheLimitGoesToLinesBeforeThem() {
        TableFixture fixture(makeSetup(with(submissionText("mlgca-let-it-ride"), "adjacent_boxes",
                                            "payout_limit = 500000\nadjacent_boxes"),
                                       {true, true, false}));
        fixture.open();
        fixture.lock({1, 2, 3});
        fixture.give(royal(1, 500, Wager::Bet3));
        QCOMPARE(fixture.told<events::ClaimRaised>()->fixedAmount, Cents{500000});
        fixture.give(royal(1, 500, Wager::Bet1));
        QCOMPARE(fixture.refusal(), std::string("the payout limit of the hand is used up"));
        QCOMPARE(fixture.refusalSection(), fixture.rules().payoutLimit.section);
        play(fixture, "As Ks Qs");
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        QVERIFY(whyVoid(fixture, 1) == table::Contradiction::LimitElsewhere);
        QVERIFY(isPaidBy(fixture, 1, Wager::Bet1, 2));
    }

    // The order of settlement is the order at the meter, whoever had declared what.
    void areConfirmedInTheOrderOfSettlement() {
        TableFixture fixture = locked({100, 0, 100});
        fixture.give(royal(1, 100));
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "Js");
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.community(2, "Ts");
        fixture.show(3, "9s 8s 7s"); // Settled first, and declared by nobody.
        fixture.show(2, "2c 4d 9h");
        fixture.show(1, "As Ks Qs");
        std::vector<int> seats;
        for (const events::Event& event : fixture.last()) {
            if (const auto* raised = event.as<events::ClaimRaised>())
                if (raised->wager == Wager::Progressive && raised->stake > Cents{})
                    seats.push_back(raised->seat.number);
            if (const auto* confirmed = event.as<events::ClaimConfirmed>()) {
                QCOMPARE(confirmed->claim.number, std::uint64_t{1});
                QVERIFY(confirmed->cards == cardsOf("As Ks Qs Js Ts"));
                seats.push_back(1);
            }
        }
        QVERIFY2((seats == std::vector{3, 1}), fixture.names().c_str());
        QVERIFY(fixture.state().findClaim(1)->confirmed);
    }

    void areConfirmedWithTheirEnvy() {
        TableFixture fixture = locked({100, 500, 100});
        fixture.give(royal(1, 100));
        play(fixture, "As Ks Qs");
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        QCOMPARE(open(fixture).size(), std::size_t{1});
        QCOMPARE(open(fixture)[0].claim.number, std::uint64_t{1});
        QVERIFY(isPaidBy(fixture, 1, Wager::Progressive, 1));
    }

    void ofEnvyAloneAreConfirmedAsTheyWereDeclared() {
        TableFixture fixture = locked({0, 500, 500});
        fixture.give(royal(1, 0));
        play(fixture, "As Ks Qs");
        QCOMPARE(open(fixture).size(), std::size_t{1});
        QCOMPARE(open(fixture)[0].claim.number, std::uint64_t{1});
        QCOMPARE(fixture.count<events::ClaimVoided>(), 0);
    }

    // A straight flush pays others $1,500 each, at once; a royal flush was said to pay $5,000.
    void ofEnvyAloneAreVoidWhereTheHandIsAnother() {
        TableFixture fixture = locked({0, 500, 500});
        fixture.give(royal(1, 0));
        play(fixture, "Ks Qs 9s");
        QVERIFY(open(fixture).empty());
        QVERIFY(!whyVoid(fixture, 1).empty());
        Cents paid;
        for (const Recorded& entry : fixture.journal())
            if (const auto* settled = entry.event.as<events::SeatSettled>())
                for (const events::EnvyLine& line : settled->envy) {
                    QCOMPARE(line.claim, std::uint64_t{0});
                    paid += line.amount;
                }
        QVERIFY(paid == Cents{300'000});
    }

    // Two boxes turn out to be one player's when the bets were closed: too late to change the Envy.
    void keepTheirEnvyWhoeverIsNamedLater_data() {
        QTest::addColumn<int>("stake");
        QTest::newRow("own wager") << 100;
        QTest::newRow("Envy alone") << 0;
    }
    void keepTheirEnvyWhoeverIsNamedLater() {
        QFETCH(int, stake);
        TableFixture fixture = locked({stake, 500, 500});
        fixture.give(royal(1, stake));
        for (const int seat : {1, 2})
            fixture.give(table::SeatPlayer{at(seat), named<events::PlayerId>("P-7")});
        play(fixture, "As Ks Qs");
        QCOMPARE(open(fixture).size(), std::size_t{1});
        const events::ClaimRaised claim = open(fixture)[0];
        QVERIFY(claim.claim.number == 1 && claim.declaredBy);
        QCOMPARE(envySeats(claim), (std::vector<int>{2, 3}));
    }

    void ofAWinThatNeedsNoClaimArePaidAtOnce() {
        TableFixture fixture = locked({0, 0, 0});
        table::DeclareClaim pair = royal(1, 500, Wager::Bet3);
        pair.hand = named<events::HandName>("full_house");
        fixture.give(pair);
        QCOMPARE(fixture.state().claims.size(), std::size_t{1});
        play(fixture, "Jd Jh Td");
        QVERIFY(fixture.state().claims.empty());
        QVERIFY(whyVoid(fixture, 1) == table::Contradiction::PaidAtOnce);
    }

    void ofNoSuchWinAreVoid() {
        TableFixture fixture = locked({100, 0, 0});
        fixture.give(royal(1, 100));
        play(fixture, "2d 4h 7c");
        QVERIFY(whyVoid(fixture, 1) == table::Contradiction::NoSuchWin);
    }

    // A device undoes nothing that people signed for, and what it read is not lost: the round waits
    // until they have taken it back.
    void ofWhichPeopleSignedWaitForThem() {
        TableFixture fixture = locked({100, 0, 0});
        fixture.give(royal(1, 100));
        fixture.give(table::VerifyClaim{kFloor, 1, fixture.state().setup->payout.checks, {}});
        play(fixture, "2d 4h 7c");
        QVERIFY(fixture.told<events::HandRevealed>() != nullptr);
        QVERIFY(fixture.told<events::ComplianceFound>() != nullptr);
        QVERIFY(fixture.told<events::ComplianceFound>()->detail ==
                events::Phrase(table::FindingDetail::ClaimContradicted, 1U, at(1)));
        QVERIFY(fixture.state().round->phase != table::Phase::Settled);
        QCOMPARE(open(fixture).size(), std::size_t{1});
        const auto steps = table::nextSteps(fixture.state(), fixture.now());
        const auto isAsked = [](const table::NextStep& step) {
            return step.what == events::Phrase(table::Step::TakeBackClaim, 1U, at(1));
        };
        QVERIFY(std::ranges::any_of(steps, isAsked));
        fixture.give(table::EndRound{});
        QVERIFY(fixture.refusal().find("a supervisor denies or voids it") != std::string::npos);
        QVERIFY(fixture.told<events::ComplianceFound>() == nullptr);
        fixture.give(table::DenyClaim{kSupervisor, 1, words("not that hand"), {}});
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        QVERIFY(open(fixture).empty());
    }

    // A reader misreads, or somebody has its certificate: two people who look into it have the
    // claim stand, and the round goes on. Nothing else is paid for the wager.
    void ofWhichPeopleSettledThatTheyStandAreSettledAsTheyAre() {
        for (const char* read : {"2d 4h 7c", "9s 8s 7s"}) {
            TableFixture fixture = locked({100, 100, 0});
            fixture.give(royal(1, 100));
            fixture.give(table::VerifyClaim{kFloor, 1, fixture.state().setup->payout.checks, {}});
            const table::ResolveDispute stands{kSupervisor, 1, words("the reader is wrong")};
            // What was settled before the cards were told says nothing of them.
            fixture.give(table::DisputeClaim{kFloor, 1, words("whose hand is it")});
            fixture.give(stands);
            play(fixture, read);
            QVERIFY(fixture.state().round->phase != table::Phase::Settled);
            fixture.give(table::DisputeClaim{kFloor, 1, words("these are not the cards")});
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            fixture.give(stands);
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
            QVERIFY(fixture.told<events::ClaimVoided>() == nullptr);
            QVERIFY(fixture.told<events::ClaimRaised>() == nullptr);
            QCOMPARE(open(fixture).size(), std::size_t{1});
            QCOMPARE(open(fixture)[0].hand.text(), std::string("royal_flush"));
            for (const auto& event : fixture.last())
                if (const auto* seat = event.as<events::SeatSettled>(); seat && seat->seat == at(1))
                    for (const events::SettledLine& line : seat->lines)
                        if (line.wager == Wager::Progressive)
                            QVERIFY(line.claim == 1 && line.paid == core::Cents{});
            fixture.give(table::EndRound{});
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            QVERIFY(fixture.told<events::RoundCompleted>()->settled);
        }
    }

    // People verified one hand and the cards make another: once they take back what they signed,
    // the true one is claimed.
    void ofAnotherHandGiveWayToTheTrueOne() {
        TableFixture fixture = locked({100, 0, 0});
        fixture.give(royal(1, 100));
        fixture.give(table::VerifyClaim{kFloor, 1, fixture.state().setup->payout.checks, {}});
        play(fixture, "9s 8s 7s");
        QVERIFY(fixture.state().round->phase != table::Phase::Settled);
        table::Actor signing = kSupervisor;
        signing.bySignature = true;
        fixture.give(table::VoidClaim{signing, 1, words("not that hand")});
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        QCOMPARE(open(fixture).size(), std::size_t{1});
        QCOMPARE(open(fixture)[0].hand.text(), std::string("straight_flush"));
    }

    // Denied by somebody, and then read by the table: it is the table's claim.
    void areRaisedByTheTableWhereTheyWereDeniedAndWon() {
        TableFixture fixture = locked({100, 0, 0});
        fixture.give(royal(1, 100));
        fixture.give(table::DenyClaim{kSupervisor, 1, words("no such hand"), {}});
        play(fixture, "As Ks Qs");
        QCOMPARE(open(fixture).size(), std::size_t{1});
        QVERIFY(!open(fixture)[0].declaredBy && open(fixture)[0].claim.number > 1);
    }

    void ofAWithdrawnWagerAreVoid() {
        TableFixture fixture = locked({100, 0, 0});
        fixture.give(royal(1, 100));
        withdraw(fixture, 1, 0);
        QCOMPARE(fixture.names(), std::string("wager_withdrawn claim_voided chip_count_resolved"));
        QVERIFY(fixture.state().claims.empty());
        QVERIFY(fixture.told<events::ClaimVoided>()->by == named<events::PersonId>("table"));
        fixture.give(royal(1, 100));
        QVERIFY(!fixture.refusal().empty());
    }

    void ofAWithdrawnWagerLeaveTheEnvyOfTheOthers() {
        TableFixture fixture = locked({100, 500, 0});
        fixture.give(royal(1, 100));
        withdraw(fixture, 1, 1);
        QCOMPARE(open(fixture).size(), std::size_t{1});
        const events::ClaimRaised claim = open(fixture)[0];
        QVERIFY(claim.stake == Cents{} && claim.declaredBy == kDealer.person);
        QVERIFY(claim.basis == events::ClaimBasis::AboveThreshold && !claim.link);
        QCOMPARE(envySeats(claim), std::vector<int>{2});
        QVERIFY(claim.envy[0].claim == claim.claim.number);
        play(fixture, "As Ks Qs");
        QCOMPARE(open(fixture).size(), std::size_t{1});
        QCOMPARE(open(fixture)[0].claim.number, claim.claim.number);
    }

    void payNoEnvyToAWithdrawnWager() {
        TableFixture fixture = locked({100, 500, 100});
        fixture.give(royal(1, 100));
        withdraw(fixture, 3, 2);
        QCOMPARE(open(fixture).size(), std::size_t{1});
        const events::ClaimRaised claim = open(fixture)[0];
        QCOMPARE(claim.claim.number, std::uint64_t{2});
        QVERIFY(claim.stake == Cents{100} && claim.declaredBy == kDealer.person);
        QCOMPARE(envySeats(claim), std::vector<int>{2});
        // No cards are read: the round ends as it is.
        fixture.endRound();
        QVERIFY(!fixture.told<events::RoundCompleted>()->settled);
        QCOMPARE(envySeats(open(fixture)[0]), std::vector<int>{2});
    }

    void payNoEnvyToAnAbandonedWager() {
        TableFixture fixture = locked({100, 500, 100});
        fixture.give(royal(1, 100));
        table::DeclareClaim other = royal(3, 100);
        other.hand = named<events::HandName>("straight_flush");
        other.cards.clear();
        fixture.give(other);
        fixture.give(table::ReportPlayerLeft{at(3)});
        fixture.give(table::AbandonWagers{kFloor, at(3)});
        // The hand that was left behind pays its holder nothing, and the others their Envy.
        QCOMPARE(open(fixture).size(), std::size_t{2});
        QCOMPARE(envySeats(open(fixture)[0]), std::vector<int>{2});
        QVERIFY(open(fixture)[1].seat == at(3) && open(fixture)[1].stake == Cents{});
        QCOMPARE(envySeats(open(fixture)[1]), (std::vector<int>{1, 2}));
    }

    void areNotMadeWhileTheirChipsAreInDispute() {
        TableFixture fixture = locked({100, 500, 0});
        fixture.give(table::CountChips{Wager::Progressive, 1, {}});
        fixture.give(royal(1, 100));
        QCOMPARE(fixture.refusal(),
                 std::string("the floorperson has first to settle the chip count"));
        QCOMPARE(fixture.refusalSection(),
                 fixture.rules().find(fixture.state().dealing)->chipCountSection);
        QVERIFY(fixture.state().claims.empty());
        fixture.give(royal(1, 500, Wager::Bet1));
        QVERIFY(fixture.told<events::ClaimRaised>() != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestDeclaredClaimsSettled)
#include "tst_declared_claims_settled.moc"
