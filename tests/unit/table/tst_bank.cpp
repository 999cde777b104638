#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using core::Seat;

// California, Round of Play 13 unless said otherwise.
class TestBank : public QObject {
    Q_OBJECT

private:
    static TableBench opened() {
        TableBench bench = benchFor("california-let-it-ride");
        bench.open();
        return bench;
    }

private slots:
    void isOfferedClockwiseAndNeverForced() {
        TableBench bench = benchFor("california-let-it-ride");
        bench.give(table::OpenTable{kFloor, kDealer.person});
        bench.prepare(events::DeckColour::Red, "D1");
        bench.prepare(events::DeckColour::Blue, "D2");
        QVERIFY(bench.told<events::BankOffered>()->seat == Seat{1});
        bench.give(table::AcceptBank{{2}});
        QCOMPARE(bench.refusalSection(), bench.rules().bank->section);
        bench.give(table::DeclineBank{{1}});
        QVERIFY(bench.told<events::BankOffered>()->seat == Seat{2});
        bench.give(table::AcceptBank{{2}});
        QVERIFY(bench.told<events::BankPassed>()->to == Seat{2});
        QVERIFY(bench.state().bank.holder == Seat{2});
    }

    void isOfferedAfterEveryTwoHands() {
        TableBench bench = opened();
        bench.wholeRound({1});
        QVERIFY(!bench.state().bank.offeredTo);
        bench.wholeRound({1});
        QVERIFY(bench.state().bank.offeredTo == Seat{1}); // After seat 8 comes seat 1.
        bench.bet(2, 500);
        bench.give(table::CallNoMoreBets{});
        QCOMPARE(bench.refusalSection(), bench.rules().bank->section);
        bench.give(table::AcceptBank{{1}});
        QVERIFY(bench.state().bank.holder == Seat{1});
        bench.give(table::PlaceBankWager{{1}, Cents{5000}});
        bench.give(table::CallNoMoreBets{});
        QVERIFY(bench.refusal().empty());
    }

    void comesRoundToTheHolderAndThenToNobody() {
        TableBench bench = opened();
        bench.wholeRound({1});
        bench.wholeRound({1});
        for (std::uint8_t seat = 1; seat <= 7; ++seat)
            bench.give(table::DeclineBank{{seat}});
        QVERIFY(bench.state().bank.offeredTo == Seat{8});
        bench.give(table::DeclineBank{{8}});
        QVERIFY(bench.told<events::BankPassed>()->to == std::nullopt);
        bench.bet(3, 500);
        bench.give(table::CallNoMoreBets{});
        QVERIFY(!bench.refusal().empty());
    }

    void mayBeGivenUpBetweenRounds() {
        TableBench bench = opened();
        bench.give(table::DeclineBank{{8}});
        QVERIFY(bench.told<events::BankPassed>() != nullptr);
        QVERIFY(bench.state().bank.offeredTo == Seat{1});
        TableBench busy = opened();
        busy.lock({1});
        busy.give(table::DeclineBank{{8}});
        QVERIFY(!busy.refusal().empty());
    }

    void needsAWagerAboveNothingAndNoBets() {
        TableBench bench = opened();
        bench.wager(8, events::Wager::Bet1, 500);
        QCOMPARE(bench.refusalSection(), bench.rules().bank->section);
        bench.bet(1, 500);
        bench.give(table::CallNoMoreBets{});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::PlaceBankWager{{8}, Cents{0}});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::PlaceBankWager{{3}, Cents{100}});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::PlaceBankWager{{8}, Cents{100}});
        bench.give(table::CallNoMoreBets{});
        QVERIFY(bench.refusal().empty());
        bench.give(table::PlaceBankWager{{8}, Cents{200}});
        QVERIFY(!bench.refusal().empty());
    }

    void neitherLosesNorWinsMoreThanItsWager() { // Betting scheme 4, Round of Play 11
        TableBench bench = opened();
        bench.bet(1, 500);
        bench.bet(2, 500);
        bench.give(table::PlaceBankWager{{8}, Cents{600}});
        bench.give(table::CallNoMoreBets{});
        bench.deal();
        bench.decideAll(events::Wager::Bet1, events::Choice::Ride);
        bench.give(table::CommunityRevealed{events::Place::PlayerDealer, 1, cardsOf("2s")});
        bench.decideAll(events::Wager::Bet2, events::Choice::Ride);
        bench.give(table::CommunityRevealed{events::Place::PlayerDealer, 2, cardsOf("7h")});
        bench.show(2, "As Ad 9c");
        bench.show(1, "Ks Kd 8c");
        const auto* bank = bench.told<events::BankSettled>();
        QVERIFY(bank != nullptr);
        QVERIFY(bank->paid == Cents{600} && bank->collected == Cents{});
        QVERIFY(bank->seat == Seat{8});
    }

    void collectsAFeePerBetAndPerHand() { // Wagering Limits and Collection Fees
        TableBench bench = opened();
        bench.lock({1, 2});
        bench.deal();
        bench.playOut();
        int perBet = 0;
        Cents sum;
        for (const auto& event : bench.last())
            if (const auto* fee = event.as<events::FeeCollected>()) {
                perBet += fee->kind == events::FeeKind::PerBet ? 1 : 0;
                sum += fee->amount;
            }
        QCOMPARE(perBet, 2);
        QVERIFY(sum == Cents{2 * 3 * 100 + 200});
        QVERIFY(bench.told<events::RoundSettled>()->fees == sum);
    }

    void turnsTwoOfItsThreeCardsIntoTheBoard() { // Dealing procedures 3
        TableBench bench = opened();
        bench.lock({1});
        bench.give(table::DealReported{
            {},
            {{events::Place::Player, Seat{1}, 3}, {events::Place::PlayerDealer, Seat{8}, 3}},
            true});
        QVERIFY(bench.told<events::IrregularityObserved>() == nullptr);
        bench.decideAll(events::Wager::Bet1, events::Choice::Ride);
        bench.decideAll(events::Wager::Bet2, events::Choice::Ride);
        bench.give(table::CommunityRevealed{events::Place::PlayerDealer, 3, cardsOf("2s")});
        QVERIFY(!bench.refusal().empty()); // The third stays unexposed.
        bench.give(table::CommunityRevealed{events::Place::PlayerDealer, 1, cardsOf("2s 7h")});
        QVERIFY(bench.state().round->board[1].has_value());
    }

    void existsOnlyWhereAPlayerBanks() {
        TableBench bench = benchFor("house-let-it-ride");
        bench.open();
        bench.give(table::AcceptBank{{1}});
        QVERIFY(!bench.refusal().empty());
        bench.give(table::PlaceBankWager{{1}, Cents{100}});
        QVERIFY(!bench.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestBank)
#include "tst_bank.moc"
