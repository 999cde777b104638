#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// The meters of a progressive, by size.

namespace pitwatch::vocabulary {

// Main is the meter of a paytable that has only one.
enum class MeterLevel : std::uint8_t { Main, Mega, Major, Minor };
constexpr auto enumNames(MeterLevel) {
    return core::names("main", "mega", "major", "minor");
}

} // namespace pitwatch::vocabulary
