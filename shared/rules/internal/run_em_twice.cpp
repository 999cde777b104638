#include "shared/rules/internal/base_game.h"
#include "shared/rules/internal/line.h"

#include <algorithm>

namespace pitwatch::rules {

using cards::Card;
using core::Cents;

namespace {

bool isMultiple(RunChoice choice) {
    return choice == RunChoice::Once || choice == RunChoice::Twice || choice == RunChoice::Thrice;
}

bool hasBoard(const Round& round) {
    return std::all_of(round.board.begin(), round.board.end(),
                       [](const std::optional<Card>& card) { return card.has_value(); });
}

// The center wager by the payouts of the two runs (R3): the higher winning run pays it.
Payout centerPayout(const Payout& run1, const Payout& run2) {
    const bool wins1 = run1.kind == Payout::Kind::To1;
    const bool wins2 = run2.kind == Payout::Kind::To1;
    if (wins1 && wins2)
        return run1.value >= run2.value ? run1 : run2;
    if (wins1 || run2.kind == Payout::Kind::Nothing)
        return run1;
    return run2;
}

// Two equal antes and up to three wagers of one to three antes; two own cards and a cross of five.
class RunEmTwice final : public BaseGame {
public:
    Refusal checkDecisions(const SeatRound& seat) const override {
        if (seat.bet1 != BetChoice::None || seat.bet2 != BetChoice::None)
            return "bet decisions belong to another game";
        bool folded = false;
        for (const RunChoice choice : {seat.run1, seat.run2, seat.center}) {
            if (folded && choice != RunChoice::None)
                return "there is no decision after a fold";
            if (!folded && choice == RunChoice::None && !seat.lost)
                return "a decision is missing";
            folded = folded || choice == RunChoice::Fold;
        }
        return std::nullopt;
    }

    // A fold of everybody leaves cards unturned; a wager still in play needs them all.
    Refusal checkBoard(const Round& round) const override {
        if (hasBoard(round))
            return std::nullopt;
        for (const SeatRound& seat : round.seats) {
            if (seat.cards.empty())
                continue;
            const bool sideWager = seat.stake(WagerKind::FiveCard) > Cents{} ||
                                   seat.stake(WagerKind::Progressive) > Cents{};
            if (!seat.folded() || sideWager)
                return "community cards are missing that seat " + std::to_string(seat.seat.number) +
                       " needs";
        }
        return std::nullopt;
    }

    SeatHands evaluate(const TableRules& table, const Round& round,
                       const SeatRound& seat) const override {
        SeatHands hands;
        if (seat.cards.empty())
            return hands;
        const std::array<Card, 2> own{seat.cards[0], seat.cards[1]};
        hands.of(WagerKind::UltimatePairs) = classOfTwo(own);
        if (!hasBoard(round))
            return hands;
        using enum BoardPlace;
        const std::array<Card, 5> board{*round.at(Left), *round.at(Right), *round.at(Top),
                                        *round.at(Bottom), *round.at(Center)};
        const std::array<Card, 5> run1{own[0], own[1], board[0], board[4], board[1]};
        const std::array<Card, 5> run2{own[0], own[1], board[2], board[4], board[3]};
        const auto hand1 = cards::evaluateFive(run1, table.aceLow);
        const auto hand2 = cards::evaluateFive(run2, table.aceLow);
        const auto better = std::max(hand1, hand2);
        hands.shown = better.category;
        hands.base = {classOf(hand1), classOf(hand2)};
        hands.of(WagerKind::FiveCard) = classOf(cards::evaluateFive(board, table.aceLow));
        hands.of(WagerKind::Progressive) = classOf(better);
        // A folded hand is taken away at once unless a side wager keeps it on the table (R4).
        hands.feedsEnvy = !seat.folded() || seat.stake(WagerKind::FiveCard) > Cents{} ||
                          seat.stake(WagerKind::UltimatePairs) > Cents{} ||
                          seat.stake(WagerKind::Progressive) > Cents{};
        return hands;
    }

    void settleBase(const TableRules& table, const SeatRound& seat, const SeatHands& hands, Bank*,
                    SettledSeat& settled) const override {
        const PayoutTable& payouts = table.offered(WagerKind::Base)->payouts;
        // Whoever folded or lost the wagers otherwise loses everything placed, whatever the cards.
        const bool live = !seat.folded() && !seat.lost;
        const Payout run1 = live ? payouts[hands.base[0]] : Payout{};
        const Payout run2 = live ? payouts[hands.base[1]] : Payout{};
        const Cents ante = seat.stake(WagerKind::Base);
        PayoutCap cap(table.payoutLimit);
        const auto add = [&](Wager wager, Cents stake, const Payout& payout) {
            cap.apply(settled.lines.push_back(settleLine(wager, stake, payout)));
        };
        const auto addChosen = [&](Wager wager, RunChoice choice, const Payout& payout) {
            if (isMultiple(choice))
                add(wager, Cents{ante.value() * static_cast<int>(choice)}, payout);
        };
        add(Wager::Ante1, ante, antePayout(table, run1));
        add(Wager::Ante2, ante, antePayout(table, run2));
        addChosen(Wager::Run1, seat.run1, run1);
        addChosen(Wager::Run2, seat.run2, run2);
        addChosen(Wager::Center, seat.center, centerPayout(run1, run2));
    }

private:
    // An ante shares the fate of its run at even money (R2).
    static Payout antePayout(const TableRules& table, Payout run) {
        if (run.kind == Payout::Kind::To1)
            run.value = table.anteTo1;
        return run;
    }
};

} // namespace

const BaseGame& runEmTwice() {
    static const RunEmTwice game;
    return game;
}

} // namespace pitwatch::rules
