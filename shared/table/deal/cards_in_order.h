#pragma once

#include "shared/table/internal/draft.h"

#include <span>

namespace pitwatch::table {

// Reports a deal that went out in another order than that of the document and the dealing method.
void checkOrder(Draft& draft);

// Whether the deal that was told so far, with these, is a beginning of the one that the method
// gives to those who have bet, in its order: the rest may be told yet.
bool isBeginning(const State& state, std::span<const events::DealtPacket> more);

} // namespace pitwatch::table
