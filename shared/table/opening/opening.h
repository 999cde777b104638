#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// To be called when a deck may have become ready: starts its clock, and opens or reopens the table
// once every deck is ready.
void deckBecameReady(Draft& draft);

} // namespace pitwatch::table
