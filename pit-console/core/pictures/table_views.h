#pragma once

#include "pit-console/core/offers/offer_list.h"
#include "pit-console/core/pictures/table_picture.h"
#include "pit-console/core/pictures/table_summary.h"
#include "pit-console/core/state/pit_state.h"

// From the folded state of a table to what a tile or the drawn layout shows. Pure.

namespace pitwatch::console {

// Fills everything but standing, age and alarms.
TableSummary summaryOf(const core::PartyId& table, const LiveTable& live, const PitState& pit);

// What is offered depends on who would act.
TablePicture pictureOf(TableSummary summary, const LiveTable& live, const Requester& requester,
                       core::Instant now);

} // namespace pitwatch::console
