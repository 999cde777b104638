#include "shared/rules/internal/base_game.h"
#include "shared/rules/internal/line.h"

#include <algorithm>

namespace pitwatch::rules {

using cards::Card;

namespace {

// Three equal bets, two of which may be withdrawn; the player's three cards and two of the board.
class LetItRide final : public BaseGame {
public:
    Refusal checkDecisions(const SeatRound& seat) const override {
        if (!seat.lost && (seat.bet1 == BetChoice::None || seat.bet2 == BetChoice::None))
            return "decisions for bet 1 and bet 2 must be there";
        if (seat.run1 != RunChoice::None || seat.run2 != RunChoice::None ||
            seat.center != RunChoice::None)
            return "run and center decisions belong to another game";
        return std::nullopt;
    }

    Refusal checkBoard(const Round& round) const override {
        if (std::all_of(round.seats.begin(), round.seats.end(),
                        [](const SeatRound& seat) { return seat.cards.empty(); }))
            return std::nullopt;
        if (!round.at(kFirstCommunity) || !round.at(kSecondCommunity))
            return "both community cards must be there";
        for (std::size_t place = 2; place < kBoardPlaces; ++place)
            if (round.board[place])
                return "there are two community cards only";
        return std::nullopt;
    }

    SeatHands evaluate(const TableRules& table, const Round& round,
                       const SeatRound& seat) const override {
        SeatHands hands;
        if (seat.cards.empty())
            return hands;
        const std::array<Card, 3> own{seat.cards[0], seat.cards[1], seat.cards[2]};
        const std::array<Card, 5> five{own[0], own[1], own[2], *round.at(kFirstCommunity),
                                       *round.at(kSecondCommunity)};
        const cards::FiveCardHand hand = cards::evaluateFive(five, table.aceLow);
        hands.shown = hand.category;
        hands.base[0] = classOf(hand);
        hands.of(WagerKind::FiveCard) = hands.base[0];
        hands.of(WagerKind::ThreeCard) = classOf(cards::evaluateThree(own));
        if (seat.stake(WagerKind::SixCard) > core::Cents{}) {
            const auto& box = round.sixCardBox;
            const std::array<Card, 6> six{own[0], own[1], own[2], box[0], box[1], box[2]};
            hands.of(WagerKind::SixCard) = classOfSix(six);
        }
        const auto& progressive = table.offered(WagerKind::Progressive);
        const bool byThree = progressive && progressive->cards == CardsUsed::Three;
        hands.of(WagerKind::Progressive) = byThree ? hands.of(WagerKind::ThreeCard) : hands.base[0];
        hands.feedsEnvy = true;
        return hands;
    }

    void settleBase(const TableRules& table, const SeatRound& seat, const SeatHands& hands,
                    Bank* bank, SettledSeat& settled) const override {
        const Payout payout =
            seat.lost ? Payout{} : table.offered(WagerKind::Base)->payouts[hands.base[0]];
        PayoutCap cap(table.payoutLimit);
        const auto settleBet = [&](Wager wager, BetChoice choice) {
            const core::Cents stake = seat.stake(WagerKind::Base);
            if (choice == BetChoice::Withdraw) {
                settled.lines.push_back(SettledLine{
                    wager, LineResult::Withdrawn, stake, core::Cents{}, stake, Payout{}, {}});
                return;
            }
            SettledLine& line = settled.lines.push_back(settleLine(wager, stake, payout));
            cap.apply(line);
            if (bank != nullptr)
                bank->cover(line);
        };
        settleBet(Wager::Bet1, seat.bet1);
        settleBet(Wager::Bet2, seat.bet2);
        settleBet(Wager::Bet3, BetChoice::Ride);
    }
};

} // namespace

const BaseGame& letItRide() {
    static const LetItRide game;
    return game;
}

} // namespace pitwatch::rules
