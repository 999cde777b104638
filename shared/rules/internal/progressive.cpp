#include "shared/rules/internal/progressive.h"

#include "shared/rules/internal/line.h"

namespace pitwatch::rules {

using core::Cents;

Meters::Meters(const TableRules& table, const Round& round)
    : m_rules(table.progressive ? &*table.progressive : nullptr) {
    if (m_rules == nullptr)
        return;
    for (const auto& level : m_rules->levels) {
        const auto index = static_cast<std::size_t>(level.level);
        m_before[index] = *round.meters[index];
    }
    m_now = m_before;
}

Cents Meters::pay(const Payout& payout) {
    Cents& meter = m_now[static_cast<std::size_t>(payout.meter)];
    const Cents paid{meter.value() * payout.value / 100};
    meter =
        payout.value == 100 ? m_rules->resetOf(payout.meter) : Cents{meter.value() - paid.value()};
    return paid;
}

void Meters::report(Settlement& settlement) const {
    if (m_rules == nullptr)
        return;
    for (const auto& level : m_rules->levels) {
        const auto index = static_cast<std::size_t>(level.level);
        settlement.meters.push_back(MeterChange{level.level, m_before[index], m_now[index]});
    }
}

void settleProgressive(const TableRules& table, const SeatRound& seat, const SeatHands& hands,
                       Meters& meters, SettledSeat& settled) {
    const Cents stake = seat.stake(WagerKind::Progressive);
    if (stake == Cents{})
        return;
    const Payout payout =
        seat.lost
            ? Payout{}
            : table.offered(WagerKind::Progressive)->payouts[hands.of(WagerKind::Progressive)];
    SettledLine& line = settled.lines.push_back(settleLine(Wager::Progressive, stake, payout));
    if (payout.kind == Payout::Kind::Percent)
        line.paid = meters.pay(payout);
}

namespace {

bool heldByAnother(const EnvyHand& hand, const SeatRound& seat) {
    if (hand.holder == seat.seat)
        return false;
    const bool known = hand.player != 0 && seat.player != 0;
    return !known || hand.player != seat.player;
}

} // namespace

void settleEnvy(const TableRules& table, std::span<const EnvyHand> hands, const SeatRound& seat,
                SettledSeat& settled) {
    const Cents stake = seat.stake(WagerKind::Progressive);
    if (hands.empty() || seat.lost || stake == Cents{})
        return;
    const auto& wagers = table.progressive->wagers;
    const auto size =
        static_cast<std::size_t>(std::find(wagers.begin(), wagers.end(), stake) - wagers.begin());
    for (const EnvyHand& hand : hands)
        if (heldByAnother(hand, seat))
            settled.envy.push_back(
                EnvyLine{hand.holder, hand.payout->hand, hand.payout->amounts[size]});
}

} // namespace pitwatch::rules
