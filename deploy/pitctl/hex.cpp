#include "deploy/pitctl/hex.h"

namespace pitwatch::pitctl {

std::string toHex(core::ByteView bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const std::uint8_t byte : bytes) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 15U];
    }
    return text;
}

} // namespace pitwatch::pitctl
