#include "shared/table/claims/claim_steps.h"
#include "shared/table/internal/handlers.h"
#include "shared/table/refusals/claim_refusals.h"
#include "shared/table/unusable_document.h"

// The claim's document: issued elsewhere, recorded here before anything is paid by it.

namespace pitwatch::table {

namespace {

// Why nothing can be paid by the document; nothing where it is the one that was asked for.
std::optional<UnusableDocument> unusable(const PendingClaim* claim, const RecordDocument& input) {
    if (claim == nullptr)
        return UnusableDocument::ClaimEnded;
    if (claim->document || !claim->documentRequested)
        return UnusableDocument::NotRequested;
    if (input.amount != claim->amount)
        return UnusableDocument::AmountDiffers;
    return std::nullopt;
}

} // namespace

// Numbers only grow, so one that was seen before says nothing new. A document that cannot be used
// is never left lying about: its issuer is told to void it.
void decideOn(Draft& draft, const RecordDocument& input) {
    if (input.number <= draft.state().lastDocument)
        return;
    const PendingClaim* claim = draft.state().findClaim(input.claim);
    const events::ClaimId id{draft.submission().table, input.claim};
    const auto why = unusable(claim, input);
    if (!why)
        draft.emit(events::PayoutDocumentRecorded{id, input.number});
    else
        draft.emit(events::PayoutDocumentRejected{id, input.number, tableItself(), *why});
    if (why && claim != nullptr && claim->documentRequested && !claim->document)
        requestDocument(draft, input.claim);
}

void decideOn(Draft& draft, const VoidDocument& input) {
    const PendingClaim* claim =
        needsClaimAndRank(draft, input.claim, input.by, Role::Supervisor, input.kName);
    if (claim == nullptr || !needsUnpaid(draft, *claim, input.kName) ||
        !needsWords(draft, input.reason, input.kName))
        return;
    if (!claim->document)
        return draft.refuse(input.kName, ClaimRefusal::NoDocument);
    rejectDocument(draft, PendingClaim(*claim), input.by.person,
                   events::Phrase::quoted(input.reason));
    requestDocument(draft, input.claim);
}

} // namespace pitwatch::table
