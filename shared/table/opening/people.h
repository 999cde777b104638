#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Whether the dealer of the table inspected the deck and its floorperson verified that. At a closed
// table nobody is either: there the opening asks.
void checkInspector(Draft& draft, events::DeckColour colour);
void checkVerifier(Draft& draft, events::DeckColour colour);
// What was inspected before the opening named its people.
void checkEarlyInspections(Draft& draft);

} // namespace pitwatch::table
