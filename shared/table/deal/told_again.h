#pragma once

#include "shared/table/state.h"

#include <span>

// A deal is told by several, in parts and sometimes twice: what of it is known already.

namespace pitwatch::table {

// The message repeats one of the deal, a beginning of it, or all of it as another device sums it
// up. A single card is as much like the one before as a message that comes twice, so of such
// messages only the last can be meant.
bool isRepeated(const State& state, std::span<const events::DealtPacket> packets);

// What a message says of a deal that is still being told: all of it where the deal goes on like
// that, and where it can not, the cards that were not told before. Nothing where there are none.
std::vector<events::DealtPacket> whatIsNew(const State& state,
                                           const std::vector<events::DealtPacket>& packets);

} // namespace pitwatch::table
