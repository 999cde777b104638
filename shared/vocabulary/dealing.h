#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// How the cards come to the players.

namespace pitwatch::vocabulary {

enum class DealingMethod : std::uint8_t { Hand, ManualShoe, AutomatedShoe };
constexpr auto enumNames(DealingMethod) {
    return core::names("hand", "manual_shoe", "automated_shoe");
}

} // namespace pitwatch::vocabulary
