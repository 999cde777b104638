#pragma once

#include "pit-console/core/pictures/claim_picture.h"
#include "pit-console/core/reports/report.h"

#include <QString>

namespace pitwatch::console {

// Where reports go: PITWATCH_REPORTS, or a folder of that name among the user's documents.
QString reportFolder();

// Writes the report as a PDF and one CSV file a section. Each file is whole or not there. Says
// where they are, or what went wrong.
QString saveReport(const Report& report);

// The same for a payout document; the claim must have one. `path` is where it was written to, or
// empty.
QString saveSlip(const ClaimPicture& picture, QString& path);

} // namespace pitwatch::console
