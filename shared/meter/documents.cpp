#include "shared/meter/internal/topics.h"

// Payout documents are numbered without gaps per site, so the one writer of the site numbers them.

namespace pitwatch::meter {

void issueDocument(Draft& draft, const events::PayoutDocumentRequested& asked) {
    events::PayoutDocumentIssued document;
    document.number = {draft.base().lastDocument + 1};
    document.claim = asked.claim;
    document.table = asked.claim.table;
    document.wonAt = asked.wonAt;
    document.combination = asked.combination;
    document.amount = asked.amount;
    document.method = asked.method;
    document.preparer = asked.preparer;
    document.witness = asked.witness;
    document.approver = asked.approver;
    document.envy = asked.envy;
    draft.emit(std::move(document));
}

// A document is never altered: one the table will not pay by is void, and its number stays taken.
void voidDocument(Draft& draft, const events::PayoutDocumentRejected& rejected) {
    draft.emit(events::PayoutDocumentVoided{rejected.number, rejected.by, rejected.reason, {}});
}

} // namespace pitwatch::meter
