#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

// clauses: mlgca-let-it-ride ch. 11E(4), ch. 11E(5)

class TestClaims : public QObject {
    Q_OBJECT

private:
    // Seat 1 holds a royal flush; both seats bet on the progressive as told.
    static TableFixture royal(std::int64_t holders, std::int64_t others) {
        TableFixture fixture = benchFor("mlgca-let-it-ride", {true, true, false});
        fixture.open();
        for (const int seat : {1, 2})
            fixture.bet(seat, 500);
        fixture.wager(1, Wager::Progressive, holders);
        fixture.wager(2, Wager::Progressive, others);
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.decideAll(Wager::Bet1, events::Choice::Ride);
        fixture.community(1, "As");
        fixture.decideAll(Wager::Bet2, events::Choice::Ride);
        fixture.community(2, "Ks");
        fixture.show(2, "2c 3d 7h");
        fixture.show(1, "Qs Js Ts");
        return fixture;
    }
    static std::vector<const events::ClaimRaised*> claims(const TableFixture& fixture) {
        std::vector<const events::ClaimRaised*> found;
        for (const auto& event : fixture.last())
            if (const auto* claim = event.as<events::ClaimRaised>())
                found.push_back(claim);
        return found;
    }

private slots:
    void areRaisedForAPercentageOfTheMeter() {
        TableFixture fixture = royal(100, 500);
        const auto all = claims(fixture);
        const auto at = std::find_if(all.begin(), all.end(), [](const auto* claim) {
            return claim->wager == Wager::Progressive;
        });
        QVERIFY(at != all.end());
        const events::ClaimRaised& claim = **at;
        QVERIFY(claim.basis == events::ClaimBasis::PercentOfMeter);
        QCOMPARE(claim.percentPpm, std::uint32_t{1'000'000});
        QCOMPARE(claim.hand.text(), std::string("royal_flush"));
        QCOMPARE(claim.link->text(), std::string("LINK1"));
        QCOMPARE(claim.level->text(), std::string("main"));
        QCOMPARE(claim.cards.size(), std::size_t{5});
        QVERIFY(claim.fixedAmount == Cents{});
        QCOMPARE(claim.envy.size(), std::size_t{1});
        QVERIFY(claim.envy[0].seat == core::Seat{2} && claim.envy[0].amount == Cents{500'000});
    }

    void payNothingAtOnceButTheStake() {
        TableFixture fixture = royal(100, 500);
        for (const auto& event : fixture.last()) {
            const auto* seat = event.as<events::SeatSettled>();
            if (seat == nullptr)
                continue;
            Cents paid;
            for (const auto& line : seat->lines) {
                QVERIFY(line.claim == 0 || line.paid == Cents{});
                paid += line.paid;
            }
            for (const auto& line : seat->envy)
                QVERIFY(line.claim != 0);
            QVERIFY(paid == seat->totalPaid);
        }
        // Three bets of $5 at 1000 to 1, each above the threshold, and the meter.
        QCOMPARE(claims(fixture).size(), std::size_t{4});
        QVERIFY(claims(fixture)[0]->fixedAmount == Cents{500'000});
    }

    void areRaisedForEnvyAloneWhereTheHolderMadeNoProgressiveWager() {
        TableFixture fixture = royal(0, 500);
        const auto all = claims(fixture);
        const events::ClaimRaised& claim = *all.back();
        QVERIFY(claim.wager == Wager::Progressive && claim.stake == Cents{});
        QCOMPARE(claim.envy.size(), std::size_t{1});
        QVERIFY(claim.basis == events::ClaimBasis::AboveThreshold);
    }

    void areNumberedAndDifferent() {
        TableFixture fixture = royal(100, 100);
        std::uint64_t number = 0;
        std::vector<events::ActionId> nonces;
        for (const auto* claim : claims(fixture)) {
            QCOMPARE(claim->claim.number, ++number);
            QVERIFY(std::find(nonces.begin(), nonces.end(), claim->nonce) == nonces.end());
            nonces.push_back(claim->nonce);
        }
    }

    void stayPendingWhenTheRoundIsOver() {
        TableFixture fixture = royal(100, 100);
        fixture.endRound();
        QVERIFY(fixture.told<events::RoundCompleted>() != nullptr);
        QCOMPARE(fixture.state().claims.size(), std::size_t{4});
        fixture.give(table::FixClaimAmount{4, Cents{1'234'567}});
        QVERIFY(fixture.state().claims[3].amount == Cents{1'234'567});
        fixture.give(table::FixClaimAmount{4, Cents{1'234'568}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::FixClaimAmount{9, Cents{1}});
        QVERIFY(!fixture.refusal().empty());
    }

    void ofOneSeatAndWagerAreDeclaredOnceARound() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.give(table::CallNoMoreBets{});
        table::DeclareClaim input{
            kDealer, {3}, Wager::Progressive, Cents{100}, named<events::HandName>("royal_flush"),
            {}};
        for (int press = 0; press < 100; ++press)
            fixture.give(input);
        QVERIFY(!fixture.refusal().empty());
        QCOMPARE(fixture.state().claims.size(), std::size_t{1});
        input.seat = {4};
        input.hand = named<events::HandName>("straight_flush");
        fixture.give(input);
        QCOMPARE(fixture.state().claims.size(), std::size_t{2});
    }

    void areDeclaredByHandWhereNothingIsSignalled() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        table::DeclareClaim input{
            kDealer, {3}, Wager::Progressive, Cents{100}, named<events::HandName>("royal_flush"),
            {}};
        fixture.give(input);
        QVERIFY(!fixture.refusal().empty()); // No round.
        fixture.give(table::CallNoMoreBets{});
        fixture.give(input);
        QVERIFY(fixture.told<events::ClaimRaised>()->basis == events::ClaimBasis::PercentOfMeter);
        QVERIFY(fixture.told<events::ClaimRaised>()->declaredBy == kDealer.person);
        input.wager = Wager::Bet1;
        input.stake = Cents{500};
        fixture.give(input);
        QVERIFY(fixture.told<events::ClaimRaised>()->fixedAmount == Cents{500'000});
        input.hand = named<events::HandName>("akq_spades");
        fixture.give(input);
        QVERIFY(!fixture.refusal().empty());
        input.wager = Wager::UltimatePairs;
        fixture.give(input);
        QVERIFY(!fixture.refusal().empty());
        fixture.endRound();
        QCOMPARE(fixture.state().claims.size(), std::size_t{2});
    }

    void ofAVoidRoundAreVoid() {
        TableFixture fixture = benchFor("comar-let-it-ride");
        fixture.open();
        fixture.give(table::CallNoMoreBets{});
        fixture.give(table::DeclareClaim{kDealer,
                                         {3},
                                         Wager::Progressive,
                                         Cents{100},
                                         named<events::HandName>("royal_flush"),
                                         {}});
        fixture.give(table::VoidRound{kFloor, words("misdeal")});
        QVERIFY(fixture.told<events::ClaimVoided>() != nullptr);
        QVERIFY(fixture.state().claims.empty());
    }
};

QTEST_APPLESS_MAIN(TestClaims)
#include "tst_claims.moc"
