#pragma once

#include "shared/core/bytes.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace pitwatch::text {

// Two lower-case digits a byte.
std::string toHex(core::ByteView bytes);
// The same into memory of the caller, who may have to wipe it: two characters a byte, and a zero
// after them.
void writeHex(core::ByteView bytes, std::span<std::uint8_t> into);

enum class HexCase { Lower, Any };

// Whether `digits` are hexadecimal and fill `into` exactly; if not, what is in it means nothing.
bool fromHex(std::string_view digits, std::span<std::uint8_t> into,
             HexCase allowed = HexCase::Lower);

template <std::size_t N>
std::optional<std::array<std::uint8_t, N>> fromHex(std::string_view digits) {
    std::array<std::uint8_t, N> bytes{};
    return fromHex(digits, bytes) ? std::optional(bytes) : std::nullopt;
}

} // namespace pitwatch::text
