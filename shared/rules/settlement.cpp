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
    std::pair{Wager::FiveCard, LineWager::FiveCard},
    std::pair{Wager::ThreeCard, LineWager::ThreeCard},
    std::pair{Wager::SixCard, LineWager::SixCard},
    std::pair{Wager::UltimatePairs, LineWager::UltimatePairs},
};

using Seats = FixedList<SeatAtTable, kMaxPositions>;

// From the dealer's right, so by descending seat number.
Seats inOrder(const TableRules& table, const BaseGame& game, const Round& round) {
    std::array<const SeatRound*, kMaxPositions + 1> byNumber{};
    for (const SeatRound& seat : round.seats)
        byNumber[seat.seat.number] = &seat;
    Seats seats;
    for (std::size_t number = kMaxPositions; number > 0; --number)
        if (const SeatRound* seat = byNumber[number])
            seats.emplace_back(SeatAtTable{seat, game.evaluate(table, round, *seat)});
    return seats;
}

void settleBonuses(const TableRules& table, const SeatAtTable& at, SettledSeat& settled) {
    for (const auto& [wager, line] : kBonusWagers) {
        const Cents stake = at.seat->stake(wager);
        if (stake > Cents{})
            settled.lines.emplace_back(
                settleLine(line, stake, table.offered(wager)->payouts[at.hands.of(wager)]));
    }
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

// Run 'Em Twice settles the bonus wagers of all players before the first run, and the house rules
// collect every losing wager before they pay one. Neither changes an amount, because bonus wagers
// and losing wagers touch no meter and the house has no bank; so one pass serves all rule sets.
core::Result<Settlement> settle(const TableRules& table, const Round& round) {
    const BaseGame& game = baseGame(table.game);
    if (auto refusal = checkRound(table, game, round))
        return core::Error{std::move(*refusal)};
    const Seats seats = inOrder(table, game, round);
    Meters meters(table, round);
    std::optional<Bank> bank;
    if (table.hasBank())
        bank.emplace(round.playerDealer->wager);

    core::Result<Settlement> result{Settlement{}};
    Settlement& settlement = *result;
    for (const SeatAtTable& at : seats) {
        SettledSeat& settled = settlement.seats.emplace_back();
        settled.seat = at.seat->seat;
        settled.hand = at.hands.shown;
        game.settleBase(table, *at.seat, at.hands, bank ? &*bank : nullptr, settled);
        settleBonuses(table, at, settled);
        settleProgressive(table, *at.seat, at.hands, meters, settled);
        settleEnvy(table, {seats.begin(), seats.size()}, *at.seat, settled);
        // Three bets, each with its fee, whatever happens to them.
        if (table.hasBank())
            settled.fee = Cents{3 * table.collection->playerFeePerBet.value()};
        addUp(settled);
    }
    meters.report(settlement);
    if (bank)
        settlement.bank = bank->result(table.collection->playerDealerFeePerHand);
    return result;
}

} // namespace pitwatch::rules
