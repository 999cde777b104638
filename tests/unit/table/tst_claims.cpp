#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using events::Wager;

class TestClaims : public QObject {
    Q_OBJECT

private:
    // Seat 1 holds a royal flush; both seats bet on the progressive as told.
    static TableBench royal(std::int64_t holders, std::int64_t others) {
        TableBench bench = benchFor("mlgca-let-it-ride", {true, true, false});
        bench.open();
        for (const int seat : {1, 2})
            bench.bet(seat, 500);
        bench.wager(1, Wager::Progressive, holders);
        bench.wager(2, Wager::Progressive, others);
        bench.give(table::CallNoMoreBets{});
        bench.deal();
        bench.decideAll(Wager::Bet1, events::Choice::Ride);
        bench.community(1, "As");
        bench.decideAll(Wager::Bet2, events::Choice::Ride);
        bench.community(2, "Ks");
        bench.show(2, "2c 3d 7h");
        bench.show(1, "Qs Js Ts");
        return bench;
    }
    static std::vector<const events::ClaimRaised*> claims(const TableBench& bench) {
        std::vector<const events::ClaimRaised*> found;
        for (const auto& event : bench.last())
            if (const auto* claim = event.as<events::ClaimRaised>())
                found.push_back(claim);
        return found;
    }

private slots:
    void areRaisedForAPercentageOfTheMeter() {
        TableBench bench = royal(100, 500);
        const auto all = claims(bench);
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
        TableBench bench = royal(100, 500);
        for (const auto& event : bench.last()) {
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
        QCOMPARE(claims(bench).size(), std::size_t{4});
        QVERIFY(claims(bench)[0]->fixedAmount == Cents{500'000});
    }

    void areRaisedForEnvyAloneWhereTheHolderMadeNoProgressiveWager() {
        TableBench bench = royal(0, 500);
        const auto all = claims(bench);
        const events::ClaimRaised& claim = *all.back();
        QVERIFY(claim.wager == Wager::Progressive && claim.stake == Cents{});
        QCOMPARE(claim.envy.size(), std::size_t{1});
        QVERIFY(claim.basis == events::ClaimBasis::AboveThreshold);
    }

    void areNumberedAndDifferent() {
        TableBench bench = royal(100, 100);
        std::uint64_t number = 0;
        std::vector<events::ActionId> nonces;
        for (const auto* claim : claims(bench)) {
            QCOMPARE(claim->claim.number, ++number);
            QVERIFY(std::find(nonces.begin(), nonces.end(), claim->nonce) == nonces.end());
            nonces.push_back(claim->nonce);
        }
    }

    void stayPendingWhenTheRoundIsOver() {
        TableBench bench = royal(100, 100);
        bench.endRound();
        QVERIFY(bench.told<events::RoundCompleted>() != nullptr);
        QCOMPARE(bench.state().claims.size(), std::size_t{4});
        bench.give(table::FixClaimAmount{4, Cents{1'234'567}});
        QVERIFY(bench.state().claims[3].amount == Cents{1'234'567});
        bench.give(table::FixClaimAmount{4, Cents{1'234'568}});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::FixClaimAmount{9, Cents{1}});
        QVERIFY(!bench.refusal().empty());
    }

    void ofOneSeatAndWagerAreDeclaredOnceARound() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        bench.give(table::CallNoMoreBets{});
        table::DeclareClaim input{
            kDealer, {3}, Wager::Progressive, Cents{100}, named<events::HandName>("royal_flush"),
            {}};
        for (int press = 0; press < 100; ++press)
            bench.give(input);
        QVERIFY(!bench.refusal().empty());
        QCOMPARE(bench.state().claims.size(), std::size_t{1});
        input.seat = {4};
        bench.give(input);
        QCOMPARE(bench.state().claims.size(), std::size_t{2});
    }

    void areDeclaredByHandWhereNothingIsSignalled() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        table::DeclareClaim input{
            kDealer, {3}, Wager::Progressive, Cents{100}, named<events::HandName>("royal_flush"),
            {}};
        bench.give(input);
        QVERIFY(!bench.refusal().empty()); // No round.
        bench.give(table::CallNoMoreBets{});
        bench.give(input);
        QVERIFY(bench.told<events::ClaimRaised>()->basis == events::ClaimBasis::PercentOfMeter);
        QVERIFY(bench.told<events::ClaimRaised>()->declaredBy == kDealer.person);
        input.wager = Wager::Bet1;
        input.stake = Cents{500};
        bench.give(input);
        QVERIFY(bench.told<events::ClaimRaised>()->fixedAmount == Cents{500'000});
        input.hand = named<events::HandName>("akq_spades");
        bench.give(input);
        QVERIFY(!bench.refusal().empty());
        input.wager = Wager::UltimatePairs;
        bench.give(input);
        QVERIFY(!bench.refusal().empty());
        bench.endRound();
        QCOMPARE(bench.state().claims.size(), std::size_t{2});
    }

    void ofAVoidRoundAreVoid() {
        TableBench bench = benchFor("comar-let-it-ride");
        bench.open();
        bench.give(table::CallNoMoreBets{});
        bench.give(table::DeclareClaim{kDealer,
                                       {3},
                                       Wager::Progressive,
                                       Cents{100},
                                       named<events::HandName>("royal_flush"),
                                       {}});
        bench.give(table::VoidRound{kFloor, words("misdeal")});
        QVERIFY(bench.told<events::ClaimVoided>() != nullptr);
        QVERIFY(bench.state().claims.empty());
    }
};

QTEST_APPLESS_MAIN(TestClaims)
#include "tst_claims.moc"
