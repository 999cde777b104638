#include "shared/paper/internal/win_ansi.h"

#include "shared/core/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pitwatch::paper {

namespace {

using Code = std::pair<std::uint32_t, unsigned char>;

// Where WinAnsi differs from Latin-1: 0x80 to 0x9F.
constexpr std::array<Code, 27> kWinAnsi{{
    {0x20AC, 0x80}, {0x201A, 0x82}, {0x0192, 0x83}, {0x201E, 0x84}, {0x2026, 0x85}, {0x2020, 0x86},
    {0x2021, 0x87}, {0x02C6, 0x88}, {0x2030, 0x89}, {0x0160, 0x8A}, {0x2039, 0x8B}, {0x0152, 0x8C},
    {0x017D, 0x8E}, {0x2018, 0x91}, {0x2019, 0x92}, {0x201C, 0x93}, {0x201D, 0x94}, {0x2022, 0x95},
    {0x2013, 0x96}, {0x2014, 0x97}, {0x02DC, 0x98}, {0x2122, 0x99}, {0x0161, 0x9A}, {0x203A, 0x9B},
    {0x0153, 0x9C}, {0x017E, 0x9E}, {0x0178, 0x9F},
}};

// Clubs, diamonds, hearts, spades.
constexpr std::array<Code, 4> kSuits{
    {{0x2663, 0xA7}, {0x2666, 0xA8}, {0x2665, 0xA9}, {0x2660, 0xAA}}};

template <std::size_t N>
unsigned char codeIn(const std::array<Code, N>& codes, std::uint32_t character) {
    const auto at = std::find_if(codes.begin(), codes.end(),
                                 [&](const Code& code) { return code.first == character; });
    return at == codes.end() ? '?' : at->second;
}

unsigned char codeOf(std::uint32_t character, Font font) {
    if (font == Font::Symbols)
        return codeIn(kSuits, character);
    if ((character >= 0x20 && character <= 0x7E) || (character >= 0xA0 && character <= 0xFF))
        return static_cast<unsigned char>(character);
    return codeIn(kWinAnsi, character);
}

// Of well-formed UTF-8.
std::uint32_t characterOf(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes[0]);
    std::uint32_t character = bytes.size() == 1 ? first : first & (0x7FU >> bytes.size());
    for (const char byte : bytes.substr(1))
        character = character << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
    return character;
}

} // namespace

std::size_t characterBytes(std::string_view text) {
    for (std::size_t bytes = 1; bytes <= 4 && bytes <= text.size(); ++bytes)
        if (core::isUtf8(text.substr(0, bytes)))
            return bytes;
    return 1;
}

std::string encoded(std::string_view text, Font font) {
    std::string codes;
    while (!text.empty()) {
        const std::string_view bytes = text.substr(0, characterBytes(text));
        const bool known = core::isUtf8(bytes);
        codes.push_back(static_cast<char>(known ? codeOf(characterOf(bytes), font) : '?'));
        text.remove_prefix(bytes.size());
    }
    return codes;
}

} // namespace pitwatch::paper
