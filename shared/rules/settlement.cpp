#include "shared/rules/settlement.h"

#include "shared/rules/internal/line.h"
#include "shared/rules/internal/progressive.h"
#include "shared/rules/internal/round_checks.h"

#include <algorithm>
#include <utility>

namespace pitwatch::rules {

using core::Cents;

namespace {

constexpr std::array kBonusWagers{
    std::pair{WagerKind::FiveCard, Wager::FiveCard},
    std::pair{WagerKind::ThreeCard, Wager::ThreeCard},
    std::pair{WagerKind::SixCard, Wager::SixCard},
    std::pair{WagerKind::UltimatePairs, Wager::UltimatePairs},
};

struct SeatAtTable {
    const SeatRound* seat = nullptr;
    SeatHands hands;
};

using Seats = FixedList<SeatAtTable, kMaxPositions>;
using EnvyHands = FixedList<EnvyHand, kMaxPositions>;

} // namespace

// From the dealer's right, so by descending seat number, or from the action seat on.
FixedList<core::Seat, kMaxPositions> settlingOrder(const Round& round) {
    std::array<bool, kMaxPositions + 1> plays{};
    for (const SeatRound& seat : round.seats)
        plays[seat.seat.number] = true;
    FixedList<core::Seat, kMaxPositions> seats;
    const std::size_t first = round.action ? round.action->number : kMaxPositions;
    for (std::size_t passed = 0; passed < kMaxPositions; ++passed) {
        const std::size_t number = first > passed ? first - passed : first + kMaxPositions - passed;
        if (plays[number])
            seats.push_back({static_cast<std::uint8_t>(number)});
    }
    return seats;
}

namespace {

Seats inOrder(const TableRules& table, const BaseGame& game, const Round& round) {
    std::array<const SeatRound*, kMaxPositions + 1> byNumber{};
    for (const SeatRound& seat : round.seats)
        byNumber[seat.seat.number] = &seat;
    Seats seats;
    for (const core::Seat number : settlingOrder(round)) {
        const SeatRound& seat = *byNumber[number.number];
        seats.push_back(SeatAtTable{&seat, game.evaluate(table, round, seat)});
    }
    return seats;
}

EnvyHands envyHands(const TableRules& table, const Seats& seats) {
    EnvyHands hands;
    if (!table.progressive)
        return hands;
    for (const SeatAtTable& at : seats) {
        const auto& payout = table.progressive->envy[at.hands.of(WagerKind::Progressive)];
        if (payout && at.hands.feedsEnvy)
            hands.push_back(EnvyHand{at.seat->seat, &*payout, at.seat->player});
    }
    return hands;
}

void settleBonuses(const TableRules& table, const SeatAtTable& at, SettledSeat& settled) {
    for (const auto& [wager, line] : kBonusWagers) {
        const Cents stake = at.seat->stake(wager);
        if (stake > Cents{})
            settled.lines.push_back(settleLine(
                line, stake,
                at.seat->lost ? Payout{} : table.offered(wager)->payouts[at.hands.of(wager)]));
    }
}

// The player-dealer's fee goes by the highest bet of the hand (C11).
Cents highestBet(const Round& round) {
    Cents highest;
    for (const SeatRound& seat : round.seats)
        highest = std::max(highest, seat.stake(WagerKind::Base));
    return highest;
}

void addUp(SettledSeat& settled) {
    std::int64_t paid = 0;
    std::int64_t returned = 0;
    for (const SettledLine& line : settled.lines) {
        paid += line.paid.value();
        returned += line.returned.value();
    }
    for (const EnvyLine& line : settled.envy)
        paid += line.paid.value();
    settled.totalPaid = Cents{paid};
    settled.totalReturned = Cents{returned};
}

// Run 'Em Twice settles the bonus wagers of all players before the first run, and the house rules
// collect every losing wager before they pay one. Neither changes an amount, because bonus wagers
// and losing wagers touch no meter and the house has no bank; so one pass serves all rule sets.
// The result is made where the caller wants it: a settlement is too large to be copied idly.
core::Result<Settlement> settleLegal(const TableRules& table, const BaseGame& game,
                                     const Round& round) {
    core::Result<Settlement> result{Settlement{}};
    Settlement& settlement = *result;
    const Seats seats = inOrder(table, game, round);
    const EnvyHands envy = envyHands(table, seats);
    Meters meters(table, round);
    std::optional<Bank> bank;
    if (table.hasBank())
        bank.emplace(round.playerDealer->wager);
    for (const SeatAtTable& at : seats) {
        SettledSeat& settled = settlement.seats.emplace_back();
        settled.seat = at.seat->seat;
        settled.hand = at.hands.shown;
        if (!at.seat->unseen) {
            game.settleBase(table, *at.seat, at.hands, bank ? &*bank : nullptr, settled);
            settleBonuses(table, at, settled);
            settleProgressive(table, *at.seat, at.hands, meters, settled);
        }
        settleEnvy(table, {envy.begin(), envy.size()}, *at.seat, settled);
        // Three bets, each with its fee, whatever happens to them.
        if (table.hasBank())
            settled.fee = table.collection->feeFor(at.seat->stake(WagerKind::Base)).perBet * 3;
        addUp(settled);
    }
    meters.report(settlement);
    if (bank)
        settlement.bank = bank->result(table.collection->feeFor(highestBet(round)).perHand);
    return result;
}

} // namespace

const BaseGame& baseGame(Game game) {
    switch (game) {
    case Game::LetItRide:
        return letItRide();
    case Game::RunEmTwice:
        return runEmTwice();
    }
    return letItRide();
}

FixedList<SeatEnvy, kMaxPositions> envyFor(const TableRules& table, const Round& round,
                                           core::Seat holder, HandClass held) {
    Seats holders;
    for (const SeatRound& seat : round.seats)
        if (seat.seat == holder) {
            SeatAtTable& at = holders.push_back(SeatAtTable{&seat, {}});
            at.hands.of(WagerKind::Progressive) = held;
            at.hands.feedsEnvy = true;
        }
    const EnvyHands hands = envyHands(table, holders);
    FixedList<SeatEnvy, kMaxPositions> all;
    for (const SeatRound& seat : round.seats) {
        SettledSeat settled;
        settleEnvy(table, {hands.begin(), hands.size()}, seat, settled);
        for (const EnvyLine& line : settled.envy)
            all.push_back(SeatEnvy{seat.seat, seat.stake(WagerKind::Progressive), line});
    }
    return all;
}

core::Result<Settlement> settle(const TableRules& table, const Round& round) {
    const BaseGame& game = baseGame(table.game);
    if (auto refusal = checkRound(table, game, round))
        return core::Error{std::move(*refusal)};
    return settleLegal(table, game, round);
}

} // namespace pitwatch::rules
