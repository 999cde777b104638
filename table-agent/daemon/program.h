#pragma once

#include "shared/rules/finding.h"

#include <string>
#include <string_view>

// What every daemon says to whoever started it.

namespace pitwatch::daemon {

void writeLog(std::string_view line);

// Says why the daemon does not start or go on; the exit code.
int fail(const std::string& reason);

// One finding a line: field, what is wrong, which section says so.
int refuse(std::string_view who, const rules::Findings& findings);

} // namespace pitwatch::daemon
