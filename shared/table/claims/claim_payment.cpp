#include "shared/table/claims/claim_steps.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/claim_refusals.h"

// The money of a claim: to the holder of the hand, and to each Envy line by itself.

namespace pitwatch::table {

namespace {

// The open claim, if money may be handed over for it; null after refusing the command.
const PendingClaim* needsPayable(Draft& draft, std::uint64_t number, const Actor& by, Role rank,
                                 std::string_view command) {
    const PendingClaim* claim = needsClaimAndRank(draft, number, by, rank, command);
    if (claim == nullptr)
        return nullptr;
    const std::string& section = draft.state().setup->payout.section;
    if (!claim->document) {
        draft.refuse(command,
                     claim->documentRequested ? ClaimRefusal::NotIssued : ClaimRefusal::NotApproved,
                     section);
        return nullptr;
    }
    // What is paid cannot be taken back, and a round can be void until it is settled.
    const auto& round = draft.state().round;
    if (round && round->id == claim->raised.round && round->phase != Phase::Settled) {
        draft.refuse(command, ClaimRefusal::RoundNotOver);
        return nullptr;
    }
    return claim;
}

// Whether the holder's own amount is still due; refuses the command otherwise.
bool needsDue(Draft& draft, const PendingClaim& claim, std::string_view command) {
    if (claim.amount == core::Cents{}) {
        draft.refuse(command, ClaimRefusal::OnlyEnvy);
        return false;
    }
    if (claim.payment == payout::Payment::Due)
        return true;
    draft.refuse(command,
                 claim.payment == payout::Payment::Paid ? ClaimRefusal::Paid : ClaimRefusal::Held);
    return false;
}

const payout::EnvyDue* needsDueEnvy(Draft& draft, const PendingClaim& claim, core::Seat seat,
                                    std::string_view command) {
    const payout::EnvyDue* due = claim.envyOf(seat);
    if (due == nullptr)
        draft.refuse(command, ClaimRefusal::NoEnvyLine);
    else if (due->payment == payout::Payment::Due)
        return due;
    else
        draft.refuse(command, due->payment == payout::Payment::Paid ? ClaimRefusal::EnvyPaid
                                                                    : ClaimRefusal::EnvyHeld);
    return nullptr;
}

} // namespace

void decideOn(Draft& draft, const PayClaim& input) {
    const PendingClaim* claim =
        needsPayable(draft, input.claim, input.by, Role::Floorperson, input.kName);
    if (claim == nullptr || !needsDue(draft, *claim, input.kName))
        return;
    const std::string& section = draft.state().setup->payout.section;
    if (input.document && input.document != claim->document)
        return draft.refuse(input.kName, ClaimRefusal::OtherDocument, section);
    if (claim->policy->tierOf(claim->amount).cheque &&
        input.method != events::PaymentMethod::Cheque)
        return draft.refuse(input.kName, ClaimRefusal::PaidByCheque, section);
    draft.emit(events::ClaimPaid{claim->id(), claim->amount, input.method, input.by.person,
                                 *claim->document});
    closeIfPaid(draft, input.claim);
}

void decideOn(Draft& draft, const PayEnvyLine& input) {
    const PendingClaim* claim =
        needsPayable(draft, input.claim, input.by, Role::Floorperson, input.kName);
    if (claim == nullptr)
        return;
    const payout::EnvyDue* due = needsDueEnvy(draft, *claim, input.seat, input.kName);
    if (due == nullptr)
        return;
    draft.emit(events::EnvyLinePaid{claim->id(), claim->raised.round, due->line, input.by.person});
    closeIfPaid(draft, input.claim);
}

void decideOn(Draft& draft, const HoldClaim& input) {
    const PendingClaim* claim =
        needsPayable(draft, input.claim, input.by, Role::Supervisor, input.kName);
    if (claim == nullptr || !needsWords(draft, input.reason, input.kName))
        return;
    core::Cents amount = claim->amount;
    if (input.envySeat) {
        const auto* due = needsDueEnvy(draft, *claim, *input.envySeat, input.kName);
        if (due == nullptr)
            return;
        amount = due->line.amount;
    } else if (!needsDue(draft, *claim, input.kName)) {
        return;
    }
    draft.emit(
        events::ClaimUnclaimed{claim->id(), amount, input.by.person, input.reason, input.envySeat});
    closeIfPaid(draft, input.claim);
}

} // namespace pitwatch::table
