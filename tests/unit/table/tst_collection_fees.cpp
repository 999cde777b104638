#include "tests/unit/table/banked_table.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using core::Seat;

// Flat fees on each bet and on the player-dealer's hand.
class TestCollectionFees : public QObject {
    Q_OBJECT

private slots:
    void collectsAFeePerBetAndPerHand_data() {
        addRows({{"california-let-it-ride", "Wagering Limits and Collection Fees/3, /4"}});
    }
    void collectsAFeePerBetAndPerHand() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1, 2});
        int perBet = 0;
        Cents sum;
        for (const auto& event : fixture.last()) // At "no more bets", whatever follows.
            if (const auto* fee = event.as<events::FeeCollected>()) {
                const bool bets = fee->kind == events::FeeKind::PerBet;
                perBet += bets ? 1 : 0;
                QVERIFY(fee->rate == Cents{bets ? 100 : 200} && int{fee->count} == (bets ? 3 : 1));
                sum += fee->amount;
            }
        QCOMPARE(perBet, 2);
        QVERIFY(sum == Cents{2 * 3 * 100 + 200});
        fixture.deal();
        fixture.playOut();
        QVERIFY(fixture.told<events::FeeCollected>() == nullptr);
        QVERIFY(fixture.told<events::RoundSettled>()->fees == sum);
    }

    // By the highest bet: the player who made it was not dealt to, or has one box too many.
    void lowersTheFeeOfTheHandWithTheBets_data() {
        addRows({{"california-let-it-ride", "Wagering Limits and Collection Fees/2, /4"}});
    }
    void lowersTheFeeOfTheHandWithTheBets() {
        QFETCH(QString, ruleSet);
        const std::string filed = with(
            with(submissionText(ruleSet.toStdString()), "adjacent_boxes = 2", "adjacent_boxes = 1"),
            "player_dealer_fee_per_hand = 200\n",
            "player_dealer_fee_per_hand = 200\n[[collection.rates]]\nabove = 5000\n"
            "player_fee_per_bet = 300\nplayer_dealer_fee_per_hand = 700\n");
        for (const bool dealt : {true, false}) {
            TableFixture fixture{makeSetup(filed)};
            fixture.open();
            fixture.bet(3, 500);
            fixture.bet(4, 10'000);
            for (const Seat seat : {Seat{3}, Seat{4}})
                if (!dealt)
                    fixture.give(table::SeatPlayer{seat, named<events::PlayerId>("P3")});
            fixture.lock({});
            if (dealt)
                fixture.give(table::DealReported{{},
                                                 {{events::Place::Player, Seat{3}, 3},
                                                  {events::Place::PlayerDealer, Seat{8}, 3}},
                                                 true});
            fixture.give(table::RuleOnIrregularity{kFloor, events::Consequence::PlaysNextHand,
                                                   words("seat 4 plays the next hand")});
            QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
            Cents returned;
            for (const auto& event : fixture.last())
                if (const auto* fee = event.as<events::FeeReturned>())
                    returned += fee->amount;
            QVERIFY(returned == Cents{3 * 300 + 700 - 200});
            if (!dealt)
                fixture.deal();
            fixture.playOut();
            QVERIFY(fixture.told<events::BankSettled>()->fee == Cents{200});
            QVERIFY(fixture.told<events::RoundSettled>()->fees == Cents{3 * 100 + 200});
        }
    }

    // The bets were not equal when play began; the player took the higher one back before the
    // floorperson had ruled.
    void collectsFromWhoeverTakesPartAfterTheRuling_data() {
        addRows({{"california-let-it-ride", "Wagering Limits and Collection Fees/3"}});
    }
    void collectsFromWhoeverTakesPartAfterTheRuling() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.bet(1, 500);
        fixture.bet(2, 500);
        fixture.give(table::WagerSensed{Seat{1}, events::Wager::Bet1, Cents{1000}});
        fixture.lock({});
        QVERIFY(fixture.state().round->question.has_value());
        QVERIFY(fixture.state().round->seat(Seat{1}).fees[events::FeeKind::PerBet] == Cents{});
        fixture.deal();
        fixture.give(table::WagerSensed{Seat{1}, events::Wager::Bet1, Cents{}});
        QVERIFY(fixture.told<events::DecisionMade>() != nullptr);
        fixture.give(table::RuleOnIrregularity{kFloor, {}, words("the cards stand")});
        QVERIFY2(fixture.refusal().empty(), fixture.refusal().c_str());
        const auto* fee = fixture.told<events::FeeCollected>();
        QVERIFY(fee != nullptr && fee->seat == Seat{1} && fee->amount == Cents{3 * 100});
        fixture.playOut();
        QVERIFY(fixture.told<events::RoundSettled>() != nullptr);
        QVERIFY(fixture.told<events::RoundSettled>()->fees == Cents{2 * 3 * 100 + 200});
        // What lay there was taken back, and the settlement says so.
        const auto* seat = fixture.told<events::SeatSettled>();
        for (const auto& event : fixture.last())
            if (const auto* settled = event.as<events::SeatSettled>())
                seat = settled->seat == Seat{1} ? settled : seat;
        QVERIFY(seat->seat == Seat{1});
        QVERIFY(seat->lines.front().wager == events::Wager::Bet1);
        QVERIFY(seat->lines.front().returned == Cents{1000});
        QVERIFY(seat->lines.front().stake == Cents{1000});
    }

    // Where bets are told, a round without any is no hand; nobody knows where none ever was.
    void takesNoFeeForARoundWithoutBets_data() {
        addRows({{"california-let-it-ride",
                  "Standards of play/2, Wagering Limits and Collection Fees/4, /5"}});
    }
    void takesNoFeeForARoundWithoutBets() {
        QFETCH(QString, ruleSet);
        for (const bool dealt : {false, true}) {
            TableFixture fixture = opened(ruleSet);
            fixture.wholeRound({1});
            QCOMPARE(fixture.count<events::FeeCollected>(), 2);
            fixture.give(table::CallNoMoreBets{});
            QVERIFY(fixture.told<events::FeeCollected>() == nullptr);
            if (dealt) // The sensors had missed it.
                fixture.give(table::DealReported{{},
                                                 {{events::Place::Player, Seat{1}, 3},
                                                  {events::Place::PlayerDealer, Seat{8}, 3}},
                                                 true});
            fixture.endRound();
            QCOMPARE(fixture.count<events::FeeCollected>(), dealt ? 3 : 2);
            QCOMPARE(int{fixture.state().bank.handsHeld}, dealt ? 2 : 1);
            QCOMPARE(fixture.state().bank.offeredTo.has_value(), dealt);
        }
        TableFixture padOnly = opened(ruleSet);
        padOnly.give(table::CallNoMoreBets{});
        QVERIFY(padOnly.told<events::FeeCollected>() != nullptr);
        padOnly.endRound();
        QCOMPARE(int{padOnly.state().bank.handsHeld}, 1);
    }

    // Seat 1 has unequal bets, which go back.
    void takesNoFeeForBetsThatTakeNoPart_data() {
        addRows({{"california-let-it-ride", "Wagering Limits and Collection Fees/3"}});
    }
    void takesNoFeeForBetsThatTakeNoPart() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.bet(1, 500);
        fixture.wager(1, events::Wager::Bet2, 600);
        fixture.lock({2});
        int perBet = 0;
        for (const auto& event : fixture.last())
            if (const auto* fee = event.as<events::FeeCollected>();
                fee != nullptr && fee->kind == events::FeeKind::PerBet) {
                QVERIFY(fee->seat == Seat{2});
                ++perBet;
            }
        QCOMPARE(perBet, 1);
        fixture.give(table::RuleOnIrregularity{kFloor, std::nullopt, words("no cards to seat 1")});
        QVERIFY(fixture.told<events::WagerWithdrawn>() != nullptr);
        QVERIFY(fixture.told<events::FeeReturned>() == nullptr);
    }

    // Nobody banks a hand while the bank is offered on, whoever held it before.
    void takesNoFeeForAHandThatNobodyBanks_data() {
        addRows({{"california-let-it-ride", "Wagering Limits and Collection Fees/4"}});
    }
    void takesNoFeeForAHandThatNobodyBanks() {
        QFETCH(QString, ruleSet);
        for (const bool betsTold : {true, false}) {
            TableFixture fixture = opened(ruleSet);
            fixture.wholeRound({1, 2});
            fixture.wholeRound({1, 2});
            QVERIFY(fixture.state().bank.offeredTo);
            if (betsTold)
                fixture.bet(2, 500);
            fixture.give(table::CallNoMoreBets{});
            QVERIFY(fixture.told<events::NoMoreBetsCalled>() != nullptr);
            QVERIFY(fixture.told<events::FeeCollected>() == nullptr);
        }
    }

    void returnsTheFeesOfAVoidHand_data() {
        addRows({{"california-let-it-ride", "Wagering Limits and Collection Fees/3, /4"}});
    }
    void returnsTheFeesOfAVoidHand() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.lock({1});
        fixture.give(table::VoidRound{kFloor, words("fire alarm")});
        Cents sum;
        for (const auto& event : fixture.last())
            if (const auto* fee = event.as<events::FeeReturned>())
                sum += fee->amount;
        QVERIFY(sum == Cents{3 * 100 + 200});
    }
};

QTEST_APPLESS_MAIN(TestCollectionFees)
#include "tst_collection_fees.moc"
