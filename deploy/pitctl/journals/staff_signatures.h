#pragma once

#include "shared/core/result.h"
#include "shared/staff/signature_audit.h"

#include <string>
#include <vector>

namespace pitwatch::pitctl {

struct StaffFiles {
    std::string siteKeys;
    std::vector<std::string> rosters; // For what was signed before journals kept rosters.
    std::string party;                // Whose journal it is; empty where nobody says.
};

// What people signed, by the record at `journal`, against the site keys. An error means that a file
// cannot be read.
core::Result<staff::SignatureAudit> auditSignatures(const std::string& journal,
                                                    const StaffFiles& files);

} // namespace pitwatch::pitctl
