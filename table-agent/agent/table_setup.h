#pragma once

#include "shared/core/result.h"
#include "shared/rules/file_problem.h"
#include "shared/table/setup/setup.h"

#include <string>

namespace pitwatch::agent {

// Reads and checks what the table is set up with. Without a site file the site's defaults hold.
// Every fault is listed; a table with any of them does not start.
core::Result<table::SetupPtr, rules::FileProblems> loadSetup(const std::string& submissionPath,
                                                             const std::string& sitePath);

} // namespace pitwatch::agent
