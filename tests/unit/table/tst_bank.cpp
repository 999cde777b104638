#include "tests/unit/table/banked_table.h"

using namespace pitwatch;
using namespace pitwatch::support;
using core::Cents;
using core::Seat;

// clauses: california-let-it-ride Standards of play/1, /2, Type of gaming table/2
// clauses: california-let-it-ride Round of Play 4/2, Round of Play 6/2, Round of Play 10/3
// clauses: california-let-it-ride Glossary: Community Card, Glossary: Player-dealer
// clauses: california-let-it-ride Glossary: Round of Play, Glossary: Seated-positions
// clauses: california-let-it-ride Wagering Limits and Collection Fees/5

// What a bank pays and collects, and in which order.
class TestBank : public QObject {
    Q_OBJECT

private:
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

private slots:
    void neitherLosesNorWinsMoreThanItsWager_data() {
        addRows({{"california-let-it-ride",
                  "Betting scheme 4/1, Round of Play 11/2, Round of Play 13/3"}});
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
        addRows({{"california-let-it-ride", "Betting scheme 4/2, Round of Play 13/4"}});
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
        addRows({{"california-let-it-ride", "Round of Play 11/1, /3, /4"}});
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

    void paysNothingByAClaim_data() { addRows({{"california-let-it-ride", "Round of Play 13/5"}}); }
    void paysNothingByAClaim() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.bet(1, 5000);
        fixture.give(table::PlaceBankWager{{8}, Cents{90'000'000}});
        fixture.give(table::CallNoMoreBets{});
        fixture.deal();
        fixture.give(table::DeclareClaim{kFloor,
                                         {1},
                                         events::Wager::Bet1,
                                         Cents{5000},
                                         named<events::HandName>("royal_flush"),
                                         {}});
        QCOMPARE(fixture.refusal(),
                 std::string("the player-dealer pays it, and the house nothing"));
        fixture.decideAll(events::Wager::Bet1, events::Choice::Ride);
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 1, cardsOf("Js")});
        fixture.decideAll(events::Wager::Bet2, events::Choice::Ride);
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 2, cardsOf("Ts")});
        fixture.show(1, "As Ks Qs");
        QVERIFY(fixture.told<events::ClaimRaised>() == nullptr);
        QVERIFY(fixture.told<events::BankSettled>()->paid == Cents{3 * 5000 * 1000});
        QVERIFY(seatOf(fixture, 1)->totalPaid == Cents{3 * 5000 * 1000});
    }

    void settlesFromTheActionSeat_data() {
        addRows({{"california-let-it-ride", "Glossary: Action"}});
    }
    void settlesFromTheActionSeat() {
        QFETCH(QString, ruleSet);
        TableFixture fixture = opened(ruleSet);
        fixture.give(table::TellActionSeat{{2}});
        fixture.lock({1, 2, 5});
        fixture.deal();
        fixture.playOut();
        QVERIFY(fixture.told<events::RoundSettled>()->order == (std::vector<Seat>{{2}, {1}, {5}}));
        TableFixture house = benchFor("house-let-it-ride");
        house.open();
        house.give(table::TellActionSeat{{2}});
        QVERIFY(!house.refusal().empty());
    }

    // Whatever tells of the first card: a packet, a decision, a card face up.
    void hearsOfTheActionSeatBeforeTheHand_data() {
        addRows({{"california-let-it-ride", "Glossary: Action"}});
    }
    void hearsOfTheActionSeatBeforeTheHand() {
        QFETCH(QString, ruleSet);
        for (int sign = 0; sign < 3; ++sign) {
            TableFixture fixture = opened(ruleSet);
            const auto tell = [&](std::uint8_t seat) {
                fixture.give(table::TellActionSeat{{seat}});
                return fixture.refusalSection();
            };
            fixture.bet(1, 500);
            QVERIFY(tell(5).empty() && tell(2).empty());
            fixture.lock({2});
            QVERIFY(tell(1).empty() && fixture.told<events::ActionSeatTold>() != nullptr);
            QVERIFY(tell(1).empty() && fixture.last().empty());
            if (sign == 0)
                fixture.deal();
            else if (sign == 1)
                fixture.give(table::Decide{{1}, events::Wager::Bet1, events::Choice::Ride, 0});
            else
                fixture.give(
                    table::CommunityRevealed{events::Place::PlayerDealer, 1, cardsOf("2s")});
            QCOMPARE(tell(2), fixture.rules().bank->actionSection);
            QVERIFY(tell(1).empty() && fixture.last().empty()); // The same says nothing.
            QVERIFY(fixture.state().round->action == Seat{1});
        }
        TableFixture settled = opened(ruleSet);
        settled.lock({1});
        settled.deal();
        settled.playOut();
        settled.give(table::TellActionSeat{{1}});
        QVERIFY(!settled.refusal().empty());
    }

    void turnsTwoOfItsThreeCardsIntoTheBoard_data() {
        addRows(
            {{"california-let-it-ride", "Dealing procedures 3b/1, Dealing procedures 3c/1, /2"}});
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
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 3, cardsOf("9d")});
        QVERIFY(fixture.told<events::ComplianceFound>() != nullptr); // The third stays unexposed.
        QVERIFY(!fixture.state().round->board[0] && !fixture.state().round->board[1]);
        fixture.give(table::CommunityRevealed{events::Place::PlayerDealer, 1, cardsOf("2s 7h")});
        QVERIFY(fixture.state().round->board[1].has_value());
    }
};

QTEST_APPLESS_MAIN(TestBank)
#include "tst_bank.moc"
