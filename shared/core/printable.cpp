#include "shared/core/printable.h"

#include "shared/core/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>

namespace pitwatch::core {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Controls, marks of direction and of the end of a line, and what takes no room.
constexpr std::array kUnseen{Range{0x00, 0x1f},     Range{0x7f, 0x9f},     Range{0x61c, 0x61c},
                             Range{0x200b, 0x200f}, Range{0x2028, 0x202e}, Range{0x2060, 0x206f},
                             Range{0xfeff, 0xfeff}, Range{0xfff9, 0xfffb}, Range{0xe0000, 0xe007f}};

bool isUnseen(char32_t point) {
    return std::any_of(kUnseen.begin(), kUnseen.end(), [&](const Range& range) {
        return point >= range.first && point <= range.last;
    });
}

// Of a well-formed character.
char32_t pointOf(std::string_view character) {
    const auto lead = static_cast<std::uint8_t>(character.front());
    if (character.size() == 1)
        return lead;
    char32_t point = lead & (0xffU >> (character.size() + 1));
    for (const char c : character.substr(1))
        point = (point << 6U) | (static_cast<std::uint8_t>(c) & 0x3fU);
    return point;
}

std::string numbered(const char* form, std::uint32_t number) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), form, number);
    return text.data();
}

std::string shown(char32_t point) {
    return numbered(point < 0x100 ? "\\x%02x" : "\\u{%x}", point);
}

std::string shownInJson(char32_t point) {
    if (point < 0x10000)
        return numbered("\\u%04x", point);
    const std::uint32_t rest = point - 0x10000;
    return numbered("\\u%04x", 0xd800 + (rest >> 10U)) +
           numbered("\\u%04x", 0xdc00 + (rest & 0x3ffU));
}

template <typename Show>
std::string replaced(std::string_view text, bool keepLines, Show&& show) {
    // Nearly all text is plain.
    if (std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7f; }))
        return std::string(text);
    std::string line;
    line.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text, at);
        const std::string_view character = text.substr(at, std::max<std::size_t>(length, 1));
        at += character.size();
        if (length == 0)
            line += numbered("\\x%02x", static_cast<std::uint8_t>(character.front()));
        else if (isUnseen(pointOf(character)) && !(keepLines && character == "\n"))
            line += show(pointOf(character));
        else
            line += character;
    }
    return line;
}

} // namespace

std::string printable(std::string_view text) {
    return replaced(text, false, shown);
}

std::string printableJson(std::string_view json) {
    return replaced(json, true, shownInJson);
}

} // namespace pitwatch::core
