#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// Cards that are turned face up.

namespace pitwatch::table {

enum class CardRefusal : std::uint8_t {
    LiesElsewhere,
    LiesThere,
    NoSuchPlace,
    NoSixCardBox,
    NoHand,
    OtherNumber,
    HandIsFaceUp,
    DecisionsFirst
};
constexpr auto enumNames(CardRefusal) {
    return core::names("lies_elsewhere", "lies_there", "no_such_place", "no_six_card_box",
                       "no_hand", "other_number", "hand_is_face_up", "decisions_first");
}
constexpr std::string_view listName(CardRefusal) {
    return "card_refusal";
}

} // namespace pitwatch::table
