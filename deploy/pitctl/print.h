#pragma once

#include "shared/core/result.h"

#include <string_view>

// All that pitctl says to people and programs goes through here: whatever somebody outside put into
// a journal, a file or a message is shown and steers nothing (core/printable.h).

namespace pitwatch::pitctl {

// A line to standard output; false if nobody reads it any more.
bool printLine(std::string_view line);

// JSON as it was written, and the end of its line.
bool printJson(std::string_view json);

// A line to standard error.
void complain(std::string_view line);

} // namespace pitwatch::pitctl
