#pragma once

#include "shared/events/claims/document_events.h"
#include "shared/events/event.h"

#include <vector>

namespace pitwatch::payout {

// What the one party that issues a site's documents writes when a table's journal tells it `told`;
// `last` is the number it gave last and `signatures` are the actions it checked for it. Numbers
// have no gaps, a document is never altered, and one the table will not pay by is voided. Pure.
std::vector<events::Event> documentsFor(const events::Event& told, events::DocumentNumber last,
                                        std::vector<events::ActionId> signatures = {});

} // namespace pitwatch::payout
