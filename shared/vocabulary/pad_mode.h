#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

namespace pitwatch::vocabulary {

// Whose word a pad's is. Signed: of whoever signed on at it, every press with a signature. Named:
// of nobody but the pad; a person is only named, as pads do that cannot sign.
enum class PadMode : std::uint8_t { Named, Signed };
constexpr auto enumNames(PadMode) {
    return core::names("named", "signed");
}

} // namespace pitwatch::vocabulary
