#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// Wagers and the chips that are counted.

namespace pitwatch::table {

enum class WagerRefusal : std::uint8_t {
    NotOffered,
    OutOfRange,
    ProgressiveSuspended,
    PlacedByDecision,
    PlayerLeft,
    TooManyBoxes,
    NotInAntes,
    NotWithdrawn,
    ChipsNotCounted,
    CountedBeforeDeal,
    NotDisputed,
    SettledWithIt,
    NothingToWithdraw,
    SeatsNotNamed,
    ChipNotSensed,
    CardsOut
};
constexpr auto enumNames(WagerRefusal) {
    return core::names("not_offered", "out_of_range", "progressive_suspended", "placed_by_decision",
                       "player_left", "too_many_boxes", "not_in_antes", "not_withdrawn",
                       "chips_not_counted", "counted_before_deal", "not_disputed",
                       "settled_with_it", "nothing_to_withdraw", "seats_not_named",
                       "chip_not_sensed", "cards_out");
}
constexpr std::string_view listName(WagerRefusal) {
    return "wager_refusal";
}

} // namespace pitwatch::table
