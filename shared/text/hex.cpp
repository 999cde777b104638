#include "shared/text/hex.h"

#include "shared/core/assertion.h"

#include <sodium.h>

#include <algorithm>

namespace pitwatch::text {

std::string toHex(core::ByteView bytes) {
    std::string text(2 * bytes.size() + 1, '\0'); // The library ends it with a zero.
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

void writeHex(core::ByteView bytes, std::span<std::uint8_t> into) {
    PW_ASSERT(into.size() == 2 * bytes.size() + 1);
    sodium_bin2hex(reinterpret_cast<char*>(into.data()), into.size(), bytes.data(), bytes.size());
}

bool fromHex(std::string_view digits, std::span<std::uint8_t> into, HexCase allowed) {
    if (digits.size() != 2 * into.size())
        return false;
    if (allowed == HexCase::Lower &&
        std::any_of(digits.begin(), digits.end(), [](char c) { return c >= 'A' && c <= 'F'; }))
        return false;
    if (digits.empty())
        return true; // The library wants an address even where nothing is written.
    std::size_t size = 0;
    return sodium_hex2bin(into.data(), into.size(), digits.data(), digits.size(), nullptr, &size,
                          nullptr) == 0 &&
           size == into.size();
}

} // namespace pitwatch::text
