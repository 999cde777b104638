#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

namespace pitwatch::table {

// What has to be done next with a deck, by how far its opening has come (Ceremony).
enum class PreparationStep : std::uint8_t {
    Inspect,
    Verify,
    Spread,
    View,
    Turn,
    Wash,
    Stack,
    Shuffle
};
constexpr auto enumNames(PreparationStep) {
    return core::names("inspect", "verify", "spread", "view", "turn", "wash", "stack", "shuffle");
}
constexpr std::string_view listName(PreparationStep) {
    return "preparation_step";
}

} // namespace pitwatch::table
