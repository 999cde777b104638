#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>
#include <string_view>

// What players bet on, and how a bet ends.

namespace pitwatch::vocabulary {

// One wager as it lies on the layout, in the order in which a player's lines are listed.
enum class Wager : std::uint8_t {
    Bet1,
    Bet2,
    Bet3,
    Ante1,
    Ante2,
    Run1,
    Run2,
    Center,
    FiveCard,
    ThreeCard,
    SixCard,
    UltimatePairs,
    Progressive
};
constexpr auto enumNames(Wager) {
    return core::names("bet1", "bet2", "bet3", "ante1", "ante2", "run1", "run2", "center",
                       "five_card", "three_card", "six_card", "ultimate_pairs", "progressive");
}
constexpr std::string_view listName(Wager) {
    return "wager";
}

// What a submission offers. Base stands for the bets of Let It Ride and the antes of Run 'Em Twice.
enum class WagerKind : std::uint8_t {
    Base,
    FiveCard,
    ThreeCard,
    SixCard,
    UltimatePairs,
    Progressive
};
constexpr auto enumNames(WagerKind) {
    return core::names("base", "five_card", "three_card", "six_card", "ultimate_pairs",
                       "progressive");
}

// Every wager with a paytable of its own is of its own kind; the others are paid by the base
// game's.
constexpr WagerKind kindOf(Wager wager) {
    switch (wager) {
    case Wager::FiveCard:
        return WagerKind::FiveCard;
    case Wager::ThreeCard:
        return WagerKind::ThreeCard;
    case Wager::SixCard:
        return WagerKind::SixCard;
    case Wager::UltimatePairs:
        return WagerKind::UltimatePairs;
    case Wager::Progressive:
        return WagerKind::Progressive;
    case Wager::Bet1:
    case Wager::Bet2:
    case Wager::Bet3:
    case Wager::Ante1:
    case Wager::Ante2:
    case Wager::Run1:
    case Wager::Run2:
    case Wager::Center:
        break;
    }
    return WagerKind::Base;
}

// Returned is a bet the California bank did not cover.
enum class LineResult : std::uint8_t { Win, Lose, Push, Withdrawn, Returned };
constexpr auto enumNames(LineResult) {
    return core::names("win", "lose", "push", "withdrawn", "returned");
}

} // namespace pitwatch::vocabulary
