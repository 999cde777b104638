#pragma once

#include <string>
#include <string_view>

namespace pitwatch::paper {

// A number as PDF writes it, in hundredths at most. The same value always gives the same text,
// whatever the locale is.
std::string number(double value);

// A string of character codes in parentheses, with what PDF reserves escaped.
std::string literal(std::string_view codes);

} // namespace pitwatch::paper
