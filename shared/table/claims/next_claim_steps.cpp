#include "shared/table/claims/next_claim_steps.h"

#include "shared/table/claims/claim_steps.h"

namespace pitwatch::table {

namespace {

std::string nameOf(const PendingClaim& claim) {
    return "claim " + std::to_string(claim.number) + " of seat " +
           std::to_string(claim.raised.seat.number);
}

void addPayments(const State& state, const PendingClaim& claim, std::vector<NextStep>& steps) {
    const std::string& section = state.setup->payout.section;
    const std::string document = " by document " + std::to_string(claim.document->value);
    if (claim.payment == payout::Payment::Due && claim.amount > core::Cents{})
        steps.push_back({"pay " + nameOf(claim) + ": " + core::toDollars(claim.amount) +
                             (tierOf(claim).cheque ? " by cheque," : "") + document,
                         section});
    for (const payout::EnvyDue& due : claim.envy)
        if (due.payment == payout::Payment::Due)
            steps.push_back({"pay the Envy Bonus of seat " + std::to_string(due.line.seat.number) +
                                 " for " + nameOf(claim) + ": " + core::toDollars(due.line.amount) +
                                 document,
                             section});
}

void addApproval(const State& state, const PendingClaim& claim, std::vector<NextStep>& steps) {
    const payout::Tier& tier = tierOf(claim);
    const std::string& section = state.setup->payout.section;
    if (tier.surveillance && !claim.surveillance)
        steps.push_back({"floorperson: notify surveillance of " + nameOf(claim), section});
    steps.push_back({"supervisor: approve or deny " + nameOf(claim) + " (" +
                         std::to_string(claim.approvals.size()) + " of " +
                         std::to_string(tier.approvals) + " approvals)",
                     section});
}

} // namespace

void addClaimSteps(const State& state, std::vector<NextStep>& steps) {
    for (const PendingClaim& claim : state.claims) {
        switch (claim.waitsFor()) {
        case payout::Stage::Amount:
            steps.push_back({nameOf(claim) + " waits for the meter to fix its amount", {}});
            break;
        case payout::Stage::Verification:
            steps.push_back({"floorperson: verify " + nameOf(claim) + " at the table" +
                                 (claim.returned ? " again: " + claim.returned->value() : ""),
                             state.setup->payout.section});
            break;
        case payout::Stage::Approval:
            addApproval(state, claim, steps);
            break;
        case payout::Stage::Document:
            steps.push_back({nameOf(claim) + " waits for its payout document", {}});
            break;
        case payout::Stage::Payment:
            addPayments(state, claim, steps);
            break;
        case payout::Stage::Dispute:
            steps.push_back({"supervisor: resolve the dispute about " + nameOf(claim), {}});
            break;
        case payout::Stage::None:
            break;
        }
    }
}

} // namespace pitwatch::table
