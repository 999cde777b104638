#pragma once

#include "pit-console/core/reports/report.h"

#include <string>
#include <string_view>

namespace pitwatch::console {

// One section as CSV (RFC 4180): a line of titles, then the rows and the totals; lines end with
// CR LF. Money is in dollars with a point and no sign or comma, moments are ISO 8601 in UTC. Words
// that a spreadsheet would take for a formula are made harmless by a leading apostrophe.
std::string toCsv(const ReportSection& section);

// One field with whatever quotes it needs.
std::string csvField(std::string_view words);

} // namespace pitwatch::console
