#include "shared/core/text.h"

#include <cstdint>
#include <cstring>

namespace pitwatch::core {

namespace {

std::uint8_t byteAt(std::string_view text, std::size_t index) {
    return static_cast<std::uint8_t>(text[index]);
}

bool isControl(std::string_view character) {
    if (character.size() == 1)
        return byteAt(character, 0) < 0x20 || byteAt(character, 0) == 0x7f;
    // U+0080 to U+009F steer terminals as well.
    return character.size() == 2 && byteAt(character, 0) == 0xc2 && byteAt(character, 1) < 0xa0;
}

} // namespace

std::size_t characterLength(std::string_view text, std::size_t at) {
    const std::uint8_t lead = byteAt(text, at);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() - at < length)
        return 0;
    // The second byte is narrower after four leads: overlong forms, surrogates, beyond U+10FFFF.
    const std::uint8_t low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    const std::uint8_t high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    if (byteAt(text, at + 1) < low || byteAt(text, at + 1) > high)
        return 0;
    for (std::size_t index = 2; index < length; ++index)
        if ((byteAt(text, at + index) & 0xc0) != 0x80)
            return 0;
    return length;
}

bool isUtf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        // Nearly all text is ASCII: eight bytes at a time without a top bit need no closer look.
        std::uint64_t eight = 0;
        if (text.size() - at >= sizeof eight) {
            std::memcpy(&eight, text.data() + at, sizeof eight);
            if ((eight & 0x8080808080808080U) == 0) {
                at += sizeof eight;
                continue;
            }
        }
        const std::size_t length = characterLength(text, at);
        if (length == 0)
            return false;
        at += length;
    }
    return true;
}

Result<Text> Text::parse(std::string_view text) {
    if (text.size() > kMaxBytes)
        return Error{"text is longer than " + std::to_string(kMaxBytes) + " bytes"};
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text, at);
        if (length == 0)
            return Error{"text is not UTF-8"};
        if (isControl(text.substr(at, length)))
            return Error{"text has a control character"};
        at += length;
    }
    return Text(std::string(text));
}

Text Text::fitted(std::string_view text) {
    std::string kept;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text, at);
        const std::string_view character = text.substr(at, length == 0 ? 1 : length);
        const bool good = length != 0 && !isControl(character);
        const std::string_view shown = good ? character : std::string_view("?");
        if (kept.size() + shown.size() > kMaxBytes)
            break;
        kept += shown;
        at += character.size();
    }
    return Text(std::move(kept));
}

} // namespace pitwatch::core
