#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// The fonts every PDF reader brings along, and how wide a text set in them is. Text is UTF-8; what
// these fonts cannot show, or is no UTF-8, becomes '?'. Pure functions; any thread.

namespace pitwatch::paper {

// Symbols holds the four suits; everything else in it becomes '?'.
enum class Font : std::uint8_t { Regular, Bold, Mono, Symbols };
inline constexpr std::size_t kFonts = 4;

enum class Align : std::uint8_t { Left, Centre, Right };

// In points, for a font size in points.
double textWidth(std::string_view text, Font font, double size);

// The text, or its beginning with "..." where it is wider than `width`.
std::string fitted(std::string_view text, Font font, double size, double width);

// The text in lines no wider than `width`, broken between words; a word that is wider still is
// broken where it must. Never empty.
std::vector<std::string> wrapped(std::string_view text, Font font, double size, double width);

} // namespace pitwatch::paper
