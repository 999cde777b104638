#pragma once

#include "shared/payout/policy.h"
#include "tests/simulation/checks/signature_check.h"

namespace pitwatch::simulation {

struct StaffFigures {
    std::uint64_t accepted = 0;
    std::uint64_t refused = 0;
};

// What a console's journal says was signed there. Whatever it holds, it is one unbroken chain.
std::vector<events::StaffActionSigned> signedIn(const std::string& console,
                                                const std::vector<wire::Envelope>& entries);

// Everything people did at one party, from the journals alone: SignatureCheck and ApprovalCheck.
// `policy` is null for whoever has no claims. Throws the first Violation.
StaffFigures checkStaffActions(const core::PartyId& party,
                               const std::vector<wire::Envelope>& entries,
                               const payout::Policy* policy,
                               const std::map<std::uint64_t, staff::Roster>& rosters,
                               const SignedActions& actions);

} // namespace pitwatch::simulation
