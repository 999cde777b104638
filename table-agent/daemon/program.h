#pragma once

#include "shared/rules/file_problem.h"

#include <functional>
#include <string>
#include <string_view>

// What every daemon says to whoever started it.

namespace pitwatch::daemon {

// Whatever a party, a device or a file put into it is shown and steers nothing.
void writeLog(std::string_view line);

// Says why the daemon does not start; the exit code, 2. Somebody has to change something first, so
// its service is not started again by itself.
int fail(const std::string& reason);

// Says why the daemon stops though it was started as it should be: the disk failed, the clock is
// not set yet. The exit code, 1: its service tries again.
int giveUp(const std::string& reason);

// What the daemon does from the moment its command line is read; what it throws is said, and is an
// exit code too.
int run(const std::function<int()>& start);

// One problem a line: field, what is wrong, which section says so.
int refuse(std::string_view who, const rules::FileProblems& problems);

} // namespace pitwatch::daemon
