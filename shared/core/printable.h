#pragma once

#include <string>
#include <string_view>

namespace pitwatch::core {

// Text from outside as one line for a terminal or a log: what would steer a terminal, end the line,
// turn the direction of writing or cannot be seen at all is shown by its number (\x1b, \u{202e}),
// and so is every byte that is no UTF-8. Everything else stays as it is.
std::string printable(std::string_view text);

// The same for JSON that is already written, in one line or several: what stands in its strings
// becomes an escape of JSON, which every reader takes for the same text.
std::string printableJson(std::string_view json);

} // namespace pitwatch::core
