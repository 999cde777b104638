#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// The table itself: opening and closing, seats, the way of dealing.

namespace pitwatch::table {

enum class TableRefusal : std::uint8_t {
    Closed,
    ClosedAlready,
    OpenAlready,
    NotOpen,
    OpeningIncomplete,
    DealerMissing,
    NoSuchSeat,
    PlayerHasNotLeft,
    WagersGone,
    NoSuchDealing,
    DealtThatWay,
    NeedsShuffler,
    DeviceNotMarked,
    NobodyPlays,
    DealingNotFiled,
    ShoeOutOfOrder,
    CheckNotAsked,
    ConfirmedAlready
};
constexpr auto enumNames(TableRefusal) {
    return core::names("closed", "closed_already", "open_already", "not_open", "opening_incomplete",
                       "dealer_missing", "no_such_seat", "player_has_not_left", "wagers_gone",
                       "no_such_dealing", "dealt_that_way", "needs_shuffler", "device_not_marked",
                       "nobody_plays", "dealing_not_filed", "shoe_out_of_order", "check_not_asked",
                       "confirmed_already");
}
constexpr std::string_view listName(TableRefusal) {
    return "table_refusal";
}

} // namespace pitwatch::table
