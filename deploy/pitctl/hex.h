#pragma once

#include "shared/core/bytes.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pitwatch::pitctl {

std::string toHex(core::ByteView bytes);

// Exactly as many bytes as asked for, or nothing.
template <std::size_t N>
std::optional<std::array<std::uint8_t, N>> fromHex(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::array<std::uint8_t, N> bytes{};
    if (text.size() != 2 * N)
        return std::nullopt;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t digit = kDigits.find(text[i]);
        if (digit == std::string_view::npos)
            return std::nullopt;
        bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] * 16 + digit);
    }
    return bytes;
}

} // namespace pitwatch::pitctl
