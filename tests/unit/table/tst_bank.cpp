#include "tests/unit/table/rule_set_rows.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using core::Seat;

// California, Round of Play 13 unless said otherwise.
class TestBank : public QObject {
    Q_OBJECT

private:
    static TableFixture opened(const QString& ruleSet = "california-let-it-ride") {
        TableFixture fixture = benchFor(ruleSet);
        fixture.open();
        return fixture;
    }

    // Two players who win 1 to 1 on three bets of 500, against a bank of 600.
    static void playWinners(TableFixture& fixture) {
        fixture.bet(1, 500);
        fixture.bet(2, 500);
        fixture.give(table::PlaceBankWager{{8}, Cents{600}});
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.decideAll(events::Wager::Bet1, events::Choice::Ride);
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 1, cardsOf("2s")});
        fixture.decideAll(events::Wager::Bet2, events::Choice::Ride);
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 2, cardsOf("7h")});
        fixture.show(2, "As Ad 9c");
        fixture.show(1, "Ks Kd 8c");
    }
    static const events::SeatSettled* seatOf(const TableFixture& fixture, int seat) {
        for (const auto& event : fixture.last())
            if (const auto* settled = event.as<events::SeatSettled>();
                settled != nullptr && settled->seat.number == seat)
                return settled;
        return nullptr;
    }

    static bool isMissed(const TableFixture& fixture) {
        const auto* found = fixture.told<events::ComplianceFound>();
        return fixture.told<events::NoMoreBetsCalled>() != nullptr && found != nullptr &&
               found->kind == events::FindingKind::BankMissing &&
               found->section.value() == fixture.rules().bank->section &&
               fixture.state().round->question.has_value();
    }

private slots:
    void isOfferedClockwiseAndNeverForced_data() {
        addRows("BANK-02", {{"california-let-it-ride", "Round of Play 13"}});
    }
    void isOfferedClockwiseAndNeverForced() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = benchFor(ruleSet);
        fixture.give(table::OpenTable{kFloor, kDealer.person});
        fixture.prepare(events::DeckColour::Red, "D1");
        fixture.prepare(events::DeckColour::Blue, "D2");
        QVERIFY(fixture.told<events::BankOffered>()->seat == Seat{1});
        fixture.give(table::AcceptBank{{2}});
        QCOMPARE(fixture.refusalSection(), fixture.rules().bank->section);
        fixture.give(table::DeclineBank{{1}});
        QVERIFY(fixture.told<events::BankOffered>()->seat == Seat{2});
        fixture.give(table::AcceptBank{{2}});
        QVERIFY(fixture.told<events::BankPassed>()->to == Seat{2});
        QVERIFY(fixture.state().bank.holder == Seat{2});
    }

    void isOfferedAfterEveryTwoHands_data() {
        addRows("BANK-01", {{"california-let-it-ride", "Round of Play 13"}});
    }
    void isOfferedAfterEveryTwoHands() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.wholeRound({1});
        QVERIFY(!fixture.state().bank.offeredTo);
        fixture.wholeRound({1});
        QVERIFY(fixture.state().bank.offeredTo == Seat{1}); // After seat 8 comes seat 1.
        fixture.bet(2, 500);
        fixture.give(table::AcceptBank{{1}});
        QVERIFY(fixture.state().bank.holder == Seat{1});
        fixture.give(table::PlaceBankWager{{1}, Cents{5000}});
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.refusal().empty());
    }

    void comesRoundToTheHolderAndThenToNobody_data() {
        addRows("BANK-02", {{"california-let-it-ride", "Round of Play 13"}});
    }
    void comesRoundToTheHolderAndThenToNobody() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.wholeRound({1});
        fixture.wholeRound({1});
        for (std::uint8_t seat = 1; seat <= 7; ++seat)
            fixture.give(table::DeclineBank{{seat}});
        QVERIFY(fixture.state().bank.offeredTo == Seat{8});
        fixture.give(table::DeclineBank{{8}});
        QVERIFY(fixture.told<events::BankPassed>()->to == std::nullopt);
        fixture.bet(3, 500);
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(isMissed(fixture));
    }

    // The dealer has called: bets are locked, and nobody stands against them. What the
    // player-dealer does not cover goes back.
    void returnsEveryWagerWithoutAPlayerDealer_data() {
        addRows("ROUND-18", {{"california-let-it-ride", "Betting scheme 2, 4, Round of Play 13"}});
    }
    void returnsEveryWagerWithoutAPlayerDealer() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.wholeRound({1});
        fixture.wholeRound({1});
        fixture.bet(2, 500);
        fixture.give(table::CallNoMoreBets{}); // Seat 1 has not answered.
        QVERIFY(isMissed(fixture));
        fixture.wager(3, events::Wager::Bet1, 500);
        QVERIFY(fixture.told<events::LateWagerRefused>() != nullptr);
        fixture.give(table::AcceptBank{{1}});
        QVERIFY(!fixture.refusal().empty());
        fixture.deal();
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("go on")});
        const auto* voided = fixture.told<events::RoundVoided>();
        QVERIFY(voided != nullptr);
        QCOMPARE(voided->section.value(), fixture.rules().bank->section);
        QCOMPARE(voided->returns.size(), std::size_t{3});
    }

    void mayBeGivenUpBetweenRounds() {
        TableFixture fixture = opened();
        fixture.give(table::DeclineBank{{8}});
        QVERIFY(fixture.told<events::BankPassed>() != nullptr);
        QVERIFY(fixture.state().bank.offeredTo == Seat{1});
        TableFixture busy = opened();
        busy.lock({1});
        busy.give(table::DeclineBank{{8}});
        QVERIFY(!busy.refusal().empty());
    }

    void needsAWagerAboveNothingAndNoBets() {
        TableFixture fixture = opened();
        fixture.wager(8, events::Wager::Bet1, 500);
        QCOMPARE(fixture.refusalSection(), fixture.rules().bank->section);
        fixture.bet(1, 500);
        fixture.give(table::PlaceBankWager{{8}, Cents{0}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::PlaceBankWager{{3}, Cents{100}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::PlaceBankWager{{8}, Cents{100}});
        fixture.give(table::CallNoMoreBets{});
        QVERIFY(fixture.refusal().empty());
        fixture.give(table::PlaceBankWager{{8}, Cents{200}});
        QVERIFY(!fixture.refusal().empty());
    }

    void neitherLosesNorWinsMoreThanItsWager_data() {
        addRows("BANK-03", {{"california-let-it-ride", "Betting scheme 4, Round of Play 11"}});
    }
    void neitherLosesNorWinsMoreThanItsWager() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        playWinners(fixture);
        const auto* bank = fixture.told<events::BankSettled>();
        QVERIFY(bank != nullptr);
        QVERIFY(bank->paid == Cents{600} && bank->collected == Cents{});
        QVERIFY(bank->seat == Seat{8});
    }

    void returnsWhatItDoesNotCover_data() {
        addRows("BANK-04", {{"california-let-it-ride", "Betting scheme 4"}});
    }
    void returnsWhatItDoesNotCover() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        playWinners(fixture);
        // Seat 2 comes first and takes the 600 there are; nothing is left for seat 1.
        const events::SeatSettled* first = seatOf(fixture, 2);
        const events::SeatSettled* second = seatOf(fixture, 1);
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
        TableFixture winners = opened(ruleSet);
        playWinners(winners);
        TableFixture losers = opened(ruleSet);
        losers.lock({1, 2});
        losers.deal();
        losers.playOut();
        for (TableFixture* fixture : {&winners, &losers}) {
            Cents paid;
            Cents collected;
            for (const int seat : {1, 2}) {
                const events::SeatSettled* settled = seatOf(*fixture, seat);
                QVERIFY(settled != nullptr);
                paid += settled->totalPaid;
                for (const auto& line : settled->lines)
                    if (line.result == events::LineResult::Lose)
                        collected += line.stake - line.returned;
            }
            const auto* bank = fixture->told<events::BankSettled>();
            QVERIFY(bank->paid == paid);
            QVERIFY(bank->collected == collected);
        }
    }

    void collectsAFeePerBetAndPerHand_data() {
        addRows("BANK-06", {{"california-let-it-ride", "Wagering Limits and Collection Fees"}});
    }
    void collectsAFeePerBetAndPerHand() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1, 2});
        fixture.deal();
        fixture.playOut();
        int perBet = 0;
        Cents sum;
        for (const auto& event : fixture.last())
            if (const auto* fee = event.as<events::FeeCollected>()) {
                perBet += fee->kind == events::FeeKind::PerBet ? 1 : 0;
                sum += fee->amount;
            }
        QCOMPARE(perBet, 2);
        QVERIFY(sum == Cents{2 * 3 * 100 + 200});
        QVERIFY(fixture.told<events::RoundSettled>()->fees == sum);
    }

    void turnsTwoOfItsThreeCardsIntoTheBoard_data() {
        addRows("BANK-05", {{"california-let-it-ride", "Dealing procedures 3"}});
    }
    void turnsTwoOfItsThreeCardsIntoTheBoard() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1});
        fixture.give(table::DealReported{
            {},
            {{events::Place::Player, Seat{1}, 3}, {events::Place::PlayerDealer, Seat{8}, 3}},
            true});
        QVERIFY(fixture.told<events::IrregularityObserved>() == nullptr);
        fixture.decideAll(events::Wager::Bet1, events::Choice::Ride);
        fixture.decideAll(events::Wager::Bet2, events::Choice::Ride);
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 3, cardsOf("2s")});
        QVERIFY(!fixture.refusal().empty()); // The third stays unexposed.
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 1, cardsOf("2s 7h")});
        QVERIFY(fixture.state().round->board[1].has_value());
    }

    void existsOnlyWhereAPlayerBanks() {
        TableFixture fixture = benchFor("house-let-it-ride");
        fixture.open();
        fixture.give(table::AcceptBank{{1}});
        QVERIFY(!fixture.refusal().empty());
        fixture.give(table::PlaceBankWager{{1}, Cents{100}});
        QVERIFY(!fixture.refusal().empty());
    }
};

QTEST_APPLESS_MAIN(TestBank)
#include "tst_bank.moc"
