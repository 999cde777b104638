#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// How the cards come to the players.

namespace pitwatch::vocabulary {

enum class DealingMethod : std::uint8_t { Hand, ManualShoe, AutomatedShoe };
constexpr auto enumNames(DealingMethod) {
    return core::names("hand", "manual_shoe", "automated_shoe");
}

// Where a step of the deal takes the cards. Players are dealt to one after the other, clockwise.
enum class DealTarget : std::uint8_t { SixCardBox, Players, Community };
constexpr auto enumNames(DealTarget) {
    return core::names("six_card_box", "players", "community");
}

} // namespace pitwatch::vocabulary
