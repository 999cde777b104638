#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// The games, and whether a document about one is still in force.

namespace pitwatch::vocabulary {

enum class Game : std::uint8_t { LetItRide, RunEmTwice };
constexpr auto enumNames(Game) {
    return core::names("let_it_ride", "run_em_twice");
}

enum class Status : std::uint8_t { Current, Historical };
constexpr auto enumNames(Status) {
    return core::names("current", "historical");
}

} // namespace pitwatch::vocabulary
