#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// Where a table and its round stand.

namespace pitwatch::table {

enum class Opening : std::uint8_t { Closed, Opening, Open, Idle };
constexpr auto enumNames(Opening) {
    return core::names("closed", "opening", "open", "idle");
}

enum class Phase : std::uint8_t { Betting, Locked, Dealt, Settled };
constexpr auto enumNames(Phase) {
    return core::names("betting", "locked", "dealt", "settled");
}

} // namespace pitwatch::table
