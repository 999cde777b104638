#pragma once

#include "shared/rules/internal/base_game.h"

#include <span>

namespace pitwatch::rules {

// The meters through one round: each winner is paid from what they show at that moment.
class Meters {
public:
    Meters(const TableRules& table, const Round& round);

    // Pays a Percent payout in whole cents, rounded down (L5); only 100 percent resets (L6).
    core::Cents pay(const Payout& payout);

    void report(Settlement& settlement) const;

private:
    const ProgressiveRules* m_rules;
    std::array<core::Cents, core::kEnumCount<MeterLevel>> m_before{};
    std::array<core::Cents, core::kEnumCount<MeterLevel>> m_now{};
};

// The line of the seat's progressive wager, if it made one.
void settleProgressive(const TableRules& table, const SeatRound& seat, const SeatHands& hands,
                       Meters& meters, SettledSeat& settled);

// A hand that pays Envy to other players.
struct EnvyHand {
    core::Seat holder;
    const EnvyPayout* payout = nullptr;
    // As in SeatRound.
    std::uint8_t player = 0;
};

// What those hands, as far as other players hold them, pay to that seat's progressive wager. A
// player is a person: boxes of one player pay each other nothing (L9).
void settleEnvy(const TableRules& table, std::span<const EnvyHand> hands, const SeatRound& seat,
                SettledSeat& settled);

} // namespace pitwatch::rules
