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

struct StaffSignatures {
    staff::SignatureAudit audit;
    // Entries of newer software: whatever was signed there is proven by nobody here.
    staff::SignatureAudit::Findings unreadable{};

    std::uint64_t unproven() const { return audit.unproven().count + unreadable.count; }
};

// What people signed, by the record at `journal`, against the site keys. An error means that a file
// cannot be read.
core::Result<StaffSignatures> auditSignatures(const std::string& journal, const StaffFiles& files);

} // namespace pitwatch::pitctl
