#pragma once

#include "shared/paper/font.h"

namespace pitwatch::paper {

// The advance of one character code, in thousandths of the font size.
int widthOf(unsigned char code, Font font);

} // namespace pitwatch::paper
