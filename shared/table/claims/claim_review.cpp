#include "shared/table/claims/claim_steps.h"
#include "shared/table/claims/claims.h"
#include "shared/table/claims/pending_claims.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/claim_refusals.h"
#include "shared/table/rounds/settling.h"
#include "shared/table/rounds/waiting.h"

#include <algorithm>

// A claim is looked at: verified at the table by one person, approved or denied by others.

namespace pitwatch::table {

namespace {

// The first item of the checklist that was not confirmed.
const events::CheckName* missingCheck(const PendingClaim& claim, const VerifyClaim& input) {
    for (const events::CheckName& check : claim.policy->checks)
        if (std::find(input.checks.begin(), input.checks.end(), check) == input.checks.end())
            return &check;
    return nullptr;
}

bool hasApproved(const PendingClaim& claim, const events::PersonId& person) {
    return std::any_of(claim.approvals.begin(), claim.approvals.end(),
                       [&](const payout::Approval& approval) { return approval.by == person; });
}

// The law of the day, whenever the claim was raised.
void flag(Draft& draft, const PendingClaim& claim, core::Cents paid, core::Cents wager,
          std::optional<core::Seat> envySeat) {
    const payout::TaxRule* rule = draft.state().setup->payout.taxRuleFor(paid, wager, draft.now());
    if (rule != nullptr)
        draft.emit(events::TaxFormFlagged{claim.id(), rule->form, paid, rule->minimum, envySeat});
}

// Each payment by itself: every one of them goes to another player.
void flagTaxForms(Draft& draft, const PendingClaim& claim) {
    flag(draft, claim, claim.amount, claim.raised.stake, std::nullopt);
    for (const payout::EnvyDue& due : claim.envy)
        flag(draft, claim, due.line.amount, due.line.wager, due.line.seat);
}

// Whoever verified the hand or approved before may not decide on the claim too.
bool needsFreshEyes(Draft& draft, const PendingClaim& claim, const Actor& by,
                    std::string_view command) {
    const std::string& section = draft.state().setup->payout.section;
    if (!needsAnother(draft, claim, by, command))
        return false;
    if (claim.verified && claim.verified->by == by.person) {
        draft.refuse(command, ClaimRefusal::VerifiedByThem, section);
        return false;
    }
    if (hasApproved(claim, by.person)) {
        draft.refuse(command, ClaimRefusal::ApprovedByThem, section);
        return false;
    }
    return true;
}

// Everything an approval asks for besides the person; the reason for a refusal, or nothing.
std::optional<ClaimRefusal> notApprovable(const PendingClaim& claim, const ApproveClaim& input) {
    if (!claim.verified)
        return ClaimRefusal::NotVerified;
    if (!claim.amountKnown())
        return ClaimRefusal::AmountNotFixed;
    if (claim.documentRequested)
        return ClaimRefusal::Approved;
    if (input.amount != claim.amount)
        return ClaimRefusal::AmountDiffers;
    if (tierOf(claim).surveillance && !claim.surveillance)
        return ClaimRefusal::SurveillanceFirst;
    return std::nullopt;
}

} // namespace

void decideOn(Draft& draft, const VerifyClaim& input) {
    const PendingClaim* claim =
        needsClaimAndRank(draft, input.claim, input.by, Role::Floorperson, input.kName);
    if (claim == nullptr || !needsAnother(draft, *claim, input.by, input.kName))
        return;
    if (!claim->amountKnown() && !claim->verifiedBeforeAmount())
        return draft.refuse(input.kName, ClaimRefusal::AmountNotFixed);
    if (claim->verified)
        return draft.refuse(input.kName, ClaimRefusal::Verified);
    if (const events::CheckName* missing = missingCheck(*claim, input))
        return draft.refuse(input.kName, {ClaimRefusal::NotConfirmed, *missing},
                            draft.state().setup->payout.section);
    draft.emit(events::ClaimVerified{claim->id(), input.by.person, input.checks, input.action});
}

void decideOn(Draft& draft, const ApproveClaim& input) {
    const PendingClaim* claim =
        needsClaimAndRank(draft, input.claim, input.by, Role::Supervisor, input.kName);
    if (claim == nullptr)
        return;
    const payout::Tier& tier = tierOf(*claim);
    if (!isAtLeast(input.by.role, tier.approver))
        return draft.refuse(input.kName, ClaimRefusal::AmountTakesManager,
                            draft.state().setup->payout.section);
    if (const auto why = notApprovable(*claim, input))
        return draft.refuse(input.kName, *why, draft.state().setup->payout.section);
    if (!needsFreshEyes(draft, *claim, input.by, input.kName))
        return;
    const bool enough = claim->approvals.size() + 1 >= tier.approvals;
    draft.emit(events::ClaimApproved{claim->id(), claim->amount, input.by.person,
                                     input.rosterVersion, input.action});
    if (!enough)
        return;
    flagTaxForms(draft, *draft.state().findClaim(input.claim));
    requestDocument(draft, input.claim);
}

void decideOn(Draft& draft, const ReturnClaim& input) {
    const PendingClaim* claim = needsOpenClaim(draft, input.claim, input.kName);
    if (claim == nullptr)
        return;
    if (claim->document || (!claim->verified && !claim->documentRequested))
        return draft.refuse(input.kName, ClaimRefusal::NothingToReturn);
    draft.emit(events::ClaimReturned{claim->id(), input.reason});
}

void decideOn(Draft& draft, const DenyClaim& input) {
    const PendingClaim* claim =
        needsClaimAndRank(draft, input.claim, input.by, Role::Supervisor, input.kName);
    if (claim == nullptr || !needsUnpaid(draft, *claim, input.kName) ||
        !needsFreshEyes(draft, *claim, input.by, input.kName) ||
        !needsWords(draft, input.reason, input.kName))
        return;
    const PendingClaim denied = *claim;
    rejectDocument(draft, denied, input.by.person, events::Phrase::quoted(input.reason));
    draft.emit(events::ClaimDenied{denied.id(), input.by.person, input.reason, input.action});
    goOn(draft); // Its round may have waited for that.
    // The cards that were read are not denied with the wager: others have Envy for the hand.
    const bool read = !denied.raised.declaredBy || denied.confirmed;
    if (read && denied.raised.stake > core::Cents{} && !denied.raised.envy.empty())
        raiseClaim(draft, envyAlone(denied.raised));
}

void decideOn(Draft& draft, const VoidClaim& input) {
    const PendingClaim* claim =
        needsClaimAndRank(draft, input.claim, input.by, Role::Supervisor, input.kName);
    if (claim == nullptr || !needsUnpaid(draft, *claim, input.kName) ||
        !needsAnother(draft, *claim, input.by, input.kName) ||
        !needsWords(draft, input.reason, input.kName))
        return;
    voidClaim(draft, PendingClaim(*claim), input.by.person, events::Phrase::quoted(input.reason));
    goOn(draft);
}

void decideOn(Draft& draft, const NotifySurveillance& input) {
    const PendingClaim* claim =
        needsClaimAndRank(draft, input.claim, input.by, Role::Floorperson, input.kName);
    if (claim == nullptr || !needsWords(draft, input.answeredBy, input.kName))
        return;
    if (!claim->amountKnown())
        return draft.refuse(input.kName, ClaimRefusal::AmountNotFixed);
    if (claim->surveillance)
        return draft.refuse(input.kName, ClaimRefusal::SurveillanceNotified);
    draft.emit(events::SurveillanceNotified{claim->id(), claim->largestPayment(), input.by.person,
                                            input.answeredBy});
}

void decideOn(Draft& draft, const DisputeClaim& input) {
    const PendingClaim* claim =
        needsClaimAndRank(draft, input.claim, input.by, Role::Floorperson, input.kName);
    if (claim != nullptr && needsWords(draft, input.reason, input.kName))
        draft.emit(events::ClaimDisputed{claim->id(), input.by.person, input.reason});
}

void decideOn(Draft& draft, const ResolveDispute& input) {
    if (input.by.person.empty() || !isAtLeast(input.by.role, Role::Supervisor))
        return draft.refuse(input.kName, ActorRefusal::TakesSupervisor,
                            draft.state().setup->payout.section);
    const PendingClaim* claim = needsOpenClaim(draft, input.claim, input.kName);
    if (claim == nullptr || !needsWords(draft, input.decision, input.kName))
        return;
    if (!claim->dispute)
        return draft.refuse(input.kName, ClaimRefusal::NotInDispute);
    if (claim->dispute->by == input.by.person)
        return draft.refuse(input.kName, ClaimRefusal::DisputedByThem);
    draft.emit(events::DisputeResolved{claim->id(), input.by.person, input.decision});
    settleIfComplete(draft);
}

void applyOne(State& state, const events::DisputeResolved& event, core::Instant at) {
    recordIn(state, event.claim, event, at);
    const PendingClaim* claim = state.findClaim(event.claim.number);
    if (state.round && claim != nullptr && claim->wasSigned() &&
        claim->raised.round == state.round->id)
        state.round->upheld.push_back(claim->number);
}

} // namespace pitwatch::table
