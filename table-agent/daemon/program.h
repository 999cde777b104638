#pragma once

#include "shared/rules/file_problem.h"

#include <string>
#include <string_view>

// What every daemon says to whoever started it.

namespace pitwatch::daemon {

void writeLog(std::string_view line);

// Says why the daemon does not start; the exit code, 2. Somebody has to change something first, so
// its service is not started again by itself.
int fail(const std::string& reason);

// Says why the daemon stops though it was started as it should be: the disk failed, the clock is
// not set yet. The exit code, 1: its service tries again.
int giveUp(const std::string& reason);

// One problem a line: field, what is wrong, which section says so.
int refuse(std::string_view who, const rules::FileProblems& problems);

} // namespace pitwatch::daemon
