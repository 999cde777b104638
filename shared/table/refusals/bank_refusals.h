#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// The player-dealer and the bank.

namespace pitwatch::table {

enum class BankRefusal : std::uint8_t {
    NoBank,
    BetweenRounds,
    NotOffered,
    NotAnswered,
    NotHeld,
    WagerNotPositive,
    HoldsNoBets,
    HasNoDecisions,
    HasBet
};
constexpr auto enumNames(BankRefusal) {
    return core::names("no_bank", "between_rounds", "not_offered", "not_answered", "not_held",
                       "wager_not_positive", "holds_no_bets", "has_no_decisions", "has_bet");
}
constexpr std::string_view listName(BankRefusal) {
    return "bank_refusal";
}

} // namespace pitwatch::table
