#include "shared/table/claims/next_claim_steps.h"

#include "shared/table/claims/claim_steps.h"
#include "shared/table/rounds/settling.h"

namespace pitwatch::table {

namespace {

void addPayments(const State& state, const PendingClaim& claim, std::vector<NextStep>& steps) {
    const std::string& section = state.setup->payout.section;
    if (claim.payment == payout::Payment::Due && claim.amount > core::Cents{})
        steps.push_back({{tierOf(claim).cheque ? Step::PayClaimByCheque : Step::PayClaim,
                          claim.number, claim.raised.seat, claim.amount, *claim.document},
                         section});
    for (const payout::EnvyDue& due : claim.envy)
        if (due.payment == payout::Payment::Due)
            steps.push_back({{Step::PayEnvy, due.line.seat, claim.number, claim.raised.seat,
                              due.line.amount, *claim.document},
                             section});
}

void addApproval(const State& state, const PendingClaim& claim, std::vector<NextStep>& steps) {
    const payout::Tier& tier = tierOf(claim);
    const std::string& section = state.setup->payout.section;
    if (tier.surveillance && !claim.surveillance)
        steps.push_back({{Step::NotifySurveillance, claim.number, claim.raised.seat}, section});
    steps.push_back({{Step::ApproveClaim, claim.number, claim.raised.seat, claim.approvals.size(),
                      tier.approvals},
                     section});
}

events::Phrase verification(const PendingClaim& claim) {
    if (claim.returned)
        return events::Phrase(Step::VerifyClaimAgain, claim.number, claim.raised.seat)
            .with(*claim.returned);
    return {Step::VerifyClaim, claim.number, claim.raised.seat};
}

} // namespace

void addClaimSteps(const State& state, std::vector<NextStep>& steps) {
    if (const auto declared = signedOtherwise(state, LostHands::Unseen))
        steps.push_back(
            {{Step::TakeBackClaim, declared->claim, state.findClaim(declared->claim)->raised.seat},
             state.rules().settlement.section});
    for (const PendingClaim& claim : state.claims) {
        switch (claim.waitsFor()) {
        case payout::Stage::Amount:
            steps.push_back({{Step::AwaitAmount, claim.number, claim.raised.seat}, {}});
            break;
        case payout::Stage::Verification:
            steps.push_back({verification(claim), state.setup->payout.section});
            break;
        case payout::Stage::Approval:
            addApproval(state, claim, steps);
            break;
        case payout::Stage::Document:
            steps.push_back({{Step::AwaitDocument, claim.number, claim.raised.seat}, {}});
            break;
        case payout::Stage::Payment:
            addPayments(state, claim, steps);
            break;
        case payout::Stage::Dispute:
            steps.push_back({{Step::ResolveDispute, claim.number, claim.raised.seat}, {}});
            break;
        case payout::Stage::None:
            break;
        }
    }
}

} // namespace pitwatch::table
