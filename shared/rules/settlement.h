#pragma once

#include "shared/cards/five_card_hand.h"
#include "shared/core/result.h"
#include "shared/rules/paytable.h"
#include "shared/rules/round.h"
#include "shared/rules/table_rules.h"

// The settlement of a round: who is paid what, in which order, and what the meters show afterwards.
// settle() is a pure function; it refuses an illegal round with the reason and then settles
// nothing. Plain values of fixed size; any thread.

namespace pitwatch::rules {

// One wager's end. `paid` is money handed over besides the stake, `returned` stake handed back.
struct SettledLine {
    Wager wager = Wager::Bet1;
    LineResult result = LineResult::Lose;
    core::Cents stake;
    core::Cents paid;
    core::Cents returned;
    // What the paytable says to it; a Percent payout came from that meter.
    Payout payout;
    // What the payout limit took off.
    core::Cents cut{};
};

struct EnvyLine {
    core::Seat forSeat;
    PaidHand hand = PaidHand::RoyalFlush;
    core::Cents paid;
};

struct SettledSeat {
    core::Seat seat;
    // The five-card hand (Run 'Em Twice: the better run); none where all folded without a board.
    std::optional<cards::FiveCardCategory> hand;
    FixedList<SettledLine, 8> lines;
    // In settlement order of the holders.
    FixedList<EnvyLine, kMaxPositions> envy;
    core::Cents fee;
    core::Cents totalPaid;
    core::Cents totalReturned;
};

struct MeterChange {
    MeterLevel level = MeterLevel::Main;
    core::Cents before;
    core::Cents after;
};

struct BankResult {
    core::Cents wager;
    core::Cents collected;
    core::Cents paid;
    core::Cents fee;
};

struct Settlement {
    // In the order of settlement: from the action seat or the dealer's right, by descending seat.
    FixedList<SettledSeat, kMaxPositions> seats;
    FixedList<MeterChange, core::kEnumCount<MeterLevel>> meters;
    std::optional<BankResult> bank;
};

// What the hand of that class, held at that seat, pays to the progressive wagers of the others,
// each at its seat. Only the wagers of the round are looked at, no cards.
struct SeatEnvy {
    core::Seat seat;
    core::Cents wager;
    EnvyLine line;
};
FixedList<SeatEnvy, kMaxPositions> envyFor(const TableRules& table, const Round& round,
                                           core::Seat holder, HandClass held);

// The seats of the round in the order in which they are settled.
FixedList<core::Seat, kMaxPositions> settlingOrder(const Round& round);

core::Result<Settlement> settle(const TableRules& table, const Round& round);

} // namespace pitwatch::rules
