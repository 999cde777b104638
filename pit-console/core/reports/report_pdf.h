#pragma once

#include "pit-console/core/reports/report.h"

#include <string>

namespace pitwatch::console {

// The report as pages somebody would sign and file: a PDF, the same bytes for the same report.
std::string toPdf(const Report& report);

} // namespace pitwatch::console
