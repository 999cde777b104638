#include "shared/table/claims/claim_steps.h"

#include "shared/table/reasons.h"
#include "shared/table/refusals/actor_refusals.h"
#include "shared/table/refusals/claim_refusals.h"

#include <algorithm>

namespace pitwatch::table {

const PendingClaim* needsOpenClaim(Draft& draft, std::uint64_t number, std::string_view command) {
    const PendingClaim* claim = draft.state().findClaim(number);
    if (claim != nullptr)
        return claim;
    const bool ended = number >= 1 && number <= draft.state().lastClaim;
    draft.refuse(command, ended ? ClaimRefusal::Ended : ClaimRefusal::NoSuchClaim);
    return nullptr;
}

const PendingClaim* needsClaimAndRank(Draft& draft, std::uint64_t number, const Actor& by,
                                      Role rank, std::string_view command) {
    const std::string& section = draft.state().setup->payout.section;
    if (by.person.empty()) {
        draft.refuse(command, ActorRefusal::AskerUnknown, section);
        return nullptr;
    }
    if (!isAtLeast(by.role, rank)) {
        draft.refuse(command,
                     rank == Role::Floorperson  ? ActorRefusal::TakesFloorperson
                     : rank == Role::Supervisor ? ActorRefusal::TakesSupervisor
                                                : ActorRefusal::TakesShiftManager,
                     section);
        return nullptr;
    }
    const PendingClaim* claim = needsOpenClaim(draft, number, command);
    if (claim == nullptr || !claim->dispute)
        return claim;
    draft.refuse(command, ClaimRefusal::InDispute);
    return nullptr;
}

bool needsUnpaid(Draft& draft, const PendingClaim& claim, std::string_view command) {
    if (!claim.anythingPaid())
        return true;
    draft.refuse(command, ClaimRefusal::PartlyPaid);
    return false;
}

bool needsAnother(Draft& draft, const PendingClaim& claim, const Actor& by,
                  std::string_view command) {
    if (claim.raised.dealer != by.person && claim.raised.declaredBy != by.person)
        return true;
    draft.refuse(command, ClaimRefusal::TakesNoPart, draft.state().setup->payout.section);
    return false;
}

bool needsWords(Draft& draft, const core::Text& words, std::string_view command) {
    if (!words.empty())
        return true;
    draft.refuse(command, ActorRefusal::NoWords);
    return false;
}

const payout::Tier& tierOf(const PendingClaim& claim) {
    return claim.policy->tierOf(claim.largestPayment());
}

void rejectDocument(Draft& draft, const PendingClaim& claim, const events::PersonId& by,
                    const events::Phrase& reason) {
    if (claim.document)
        draft.emit(events::PayoutDocumentRejected{claim.id(), *claim.document, by, reason});
}

void voidClaim(Draft& draft, const PendingClaim& claim, const events::PersonId& by,
               const events::Phrase& reason) {
    rejectDocument(draft, claim, by, reason);
    draft.emit(events::ClaimVoided{claim.id(), by, reason});
}

// Whoever approves first prepares the document; whoever verified the hand is its witness.
void requestDocument(Draft& draft, std::uint64_t number) {
    const PendingClaim claim = *draft.state().findClaim(number);
    PW_ASSERT(claim.verified && !claim.approvals.empty());
    events::PayoutDocumentRequested asked;
    asked.claim = claim.id();
    asked.wonAt = claim.raisedAt;
    asked.combination = claim.raised.hand;
    asked.amount = claim.amount;
    if (tierOf(claim).cheque)
        asked.method = events::PaymentMethod::Cheque;
    asked.preparer = claim.approvals.front().by;
    asked.witness = claim.verified->by;
    if (claim.approvals.size() > 1)
        asked.approver = claim.approvals.back().by;
    asked.envy = claim.raised.envy;
    draft.emit(std::move(asked));
}

void closeIfPaid(Draft& draft, std::uint64_t number) {
    const PendingClaim claim = *draft.state().findClaim(number);
    if (!claim.everythingPaid())
        return;
    const bool held = claim.payment == payout::Payment::Held ||
                      std::any_of(claim.envy.begin(), claim.envy.end(), [](const auto& due) {
                          return due.payment == payout::Payment::Held;
                      });
    draft.emit(
        events::ClaimClosed{claim.id(), held ? ClaimClosing::PaidOrHeld : ClaimClosing::Paid});
}

} // namespace pitwatch::table
