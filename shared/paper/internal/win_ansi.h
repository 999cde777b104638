#pragma once

#include "shared/paper/font.h"

namespace pitwatch::paper {

// The text as the bytes a font shows: WinAnsi, or the Symbol font's own codes.
std::string encoded(std::string_view text, Font font);

// How many bytes the character at the beginning of `text` takes; 1 for what is no UTF-8.
std::size_t characterBytes(std::string_view text);

} // namespace pitwatch::paper
