#include "shared/payout/numbering.h"

namespace pitwatch::payout {

std::vector<events::Event> documentsFor(const events::Event& told, events::DocumentNumber last,
                                        std::vector<events::ActionId> signatures) {
    if (const auto* asked = told.as<events::PayoutDocumentRequested>())
        return {events::PayoutDocumentIssued{{last.value + 1},
                                             asked->claim,
                                             asked->claim.table,
                                             asked->wonAt,
                                             asked->combination,
                                             asked->amount,
                                             asked->method,
                                             asked->preparer,
                                             asked->witness,
                                             {},
                                             asked->approver,
                                             asked->envy,
                                             std::move(signatures)}};
    if (const auto* rejected = told.as<events::PayoutDocumentRejected>())
        return {events::PayoutDocumentVoided{rejected->number, rejected->by, rejected->reason, {}}};
    return {};
}

} // namespace pitwatch::payout
