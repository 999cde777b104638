#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using core::Seat;

// California, Round of Play 13 unless said otherwise.
class TestBank : public QObject {
    Q_OBJECT

private:
    static TableBench opened(const QString& ruleSet = "california-let-it-ride") {
        TableBench bench = benchFor(ruleSet);
        bench.open();
        return bench;
    }

    // Two players who win 1 to 1 on three bets of 500, against a bank of 600.
    static void playWinners(TableBench& bench) {
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
    }
    static const events::SeatSettled* seatOf(const TableBench& bench, int seat) {
        for (const auto& event : bench.last())
            if (const auto* settled = event.as<events::SeatSettled>();
                settled != nullptr && settled->seat.number == seat)
                return settled;
        return nullptr;
    }

private slots:
    void isOfferedClockwiseAndNeverForced_data() {
        addRows("BANK-02", {{"california-let-it-ride", "Round of Play 13"}});
    }
    void isOfferedClockwiseAndNeverForced() {
        QFETCH(QString, ruleSet);
        TableBench bench = benchFor(ruleSet);
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

    void isOfferedAfterEveryTwoHands_data() {
        addRows("BANK-01", {{"california-let-it-ride", "Round of Play 13"}});
    }
    void isOfferedAfterEveryTwoHands() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
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

    void comesRoundToTheHolderAndThenToNobody_data() {
        addRows("BANK-02", {{"california-let-it-ride", "Round of Play 13"}});
    }
    void comesRoundToTheHolderAndThenToNobody() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
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

    void neitherLosesNorWinsMoreThanItsWager_data() {
        addRows("BANK-03", {{"california-let-it-ride", "Betting scheme 4, Round of Play 11"}});
    }
    void neitherLosesNorWinsMoreThanItsWager() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
        playWinners(bench);
        const auto* bank = bench.told<events::BankSettled>();
        QVERIFY(bank != nullptr);
        QVERIFY(bank->paid == Cents{600} && bank->collected == Cents{});
        QVERIFY(bank->seat == Seat{8});
    }

    void returnsWhatItDoesNotCover_data() {
        addRows("BANK-04", {{"california-let-it-ride", "Betting scheme 4"}});
    }
    void returnsWhatItDoesNotCover() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
        playWinners(bench);
        // Seat 2 comes first and takes the 600 there are; nothing is left for seat 1.
        const events::SeatSettled* first = seatOf(bench, 2);
        const events::SeatSettled* second = seatOf(bench, 1);
        QVERIFY(first != nullptr && second != nullptr);
        QVERIFY(first->totalPaid == Cents{600});
        QVERIFY(second->totalPaid == Cents{});
        QVERIFY(second->totalReturned == Cents{3 * 500});
        for (const auto& line : second->lines)
            QVERIFY(line.result == events::LineResult::Returned);
    }

    void leavesTheHouseOutOfTheOutcome_data() {
        addRows("BANK-07", {{"california-let-it-ride", "Round of Play 11"}});
    }
    void leavesTheHouseOutOfTheOutcome() {
        QFETCH(QString, ruleSet);
        // What players win the bank pays, what they lose the bank collects; the house has its fees.
        TableBench winners = opened(ruleSet);
        playWinners(winners);
        TableBench losers = opened(ruleSet);
        losers.lock({1, 2});
        losers.deal();
        losers.playOut();
        for (TableBench* bench : {&winners, &losers}) {
            Cents paid;
            Cents collected;
            for (const int seat : {1, 2}) {
                const events::SeatSettled* settled = seatOf(*bench, seat);
                QVERIFY(settled != nullptr);
                paid += settled->totalPaid;
                for (const auto& line : settled->lines)
                    if (line.result == events::LineResult::Lose)
                        collected += line.stake - line.returned;
            }
            const auto* bank = bench->told<events::BankSettled>();
            QVERIFY(bank->paid == paid);
            QVERIFY(bank->collected == collected);
        }
    }

    void collectsAFeePerBetAndPerHand_data() {
        addRows("BANK-06", {{"california-let-it-ride", "Wagering Limits and Collection Fees"}});
    }
    void collectsAFeePerBetAndPerHand() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
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

    void turnsTwoOfItsThreeCardsIntoTheBoard_data() {
        addRows("BANK-05", {{"california-let-it-ride", "Dealing procedures 3"}});
    }
    void turnsTwoOfItsThreeCardsIntoTheBoard() {
        QFETCH(QString, ruleSet);
        TableBench bench = opened(ruleSet);
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
