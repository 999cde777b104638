#pragma once

#include "shared/core/money.h"
#include "shared/rules/hand_class.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

// Paytables as the documents print them (Paytable, one row per line of the document) and as
// settlement reads them (PayoutTable, one payout per hand class). Plain values, never changed once
// loaded; any thread may read them.

namespace pitwatch::rules {

// What a row pays.
//   To1      so many times the stake, and the stake back
//   For1     so many times the stake; the stake is kept
//   Amount   a fixed sum in cents; `keepsStake` says what becomes of the stake
//   Percent  that share of a meter; the stake is kept
//   Push     the stake back
//   Nothing  the wager loses
struct Payout {
    enum class Kind : std::uint8_t { Nothing, To1, For1, Amount, Percent, Push };

    Kind kind = Kind::Nothing;
    bool keepsStake = true;
    MeterLevel meter = MeterLevel::Main;
    // Which row of the paytable, so that a payout can be traced to its line in the document.
    std::uint8_t row = 0;
    // Odds, cents or percent, by kind.
    std::int64_t value = 0;

    friend bool operator==(const Payout&, const Payout&) = default;
};

struct PaytableRow {
    PaidHand hand = PaidHand::RoyalFlush;
    // For a pair of two or five cards: which pairs the row names.
    cards::Rank lowest = cards::Rank::Two;
    cards::Rank highest = cards::Rank::Ace;
    Payout payout;
    // The whole citation, such as "COMAR 36.05.18.12A(1)(a)".
    std::string section;
};

// A level of a progressive, with the least its initial and reset amounts may be.
struct LevelMinimum {
    MeterLevel level = MeterLevel::Main;
    core::Cents minimum;
    std::string section;
};

// How many sizes of progressive wager a paytable can tell apart.
inline constexpr std::size_t kMaxProgressiveWagers = 4;

// A fixed sum for everybody else's progressive wager of that size when someone holds that hand.
struct EnvyRow {
    PaidHand hand = PaidHand::RoyalFlush;
    core::Cents wager;
    core::Cents amount;
    std::string section;
};

struct Paytable {
    // "A" to "G", or "LIRX-01".
    std::string letter;
    std::string section;
    CardsUsed cards = CardsUsed::Five;
    std::vector<PaytableRow> rows;
    // Progressives only.
    std::vector<LevelMinimum> levels;
    std::vector<EnvyRow> envy;
};

// Payouts by hand class: the rows of a paytable, the first that covers a class winning.
using PayoutTable = std::array<Payout, kHandClassCount>;
PayoutTable compile(const Paytable& paytable);

// "royal_flush", or for a pair that a row narrows down "pair_6_to_T".
std::string describe(const PaytableRow& row);
// "1000 to 1", "9 for 1", "$25.00", "10 percent of main", "push".
std::string describe(const Payout& payout);

} // namespace pitwatch::rules
