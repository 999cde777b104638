#pragma once

#include "shared/core/ids.h"
#include "shared/wire/envelope.h"

#include <string>

namespace pitwatch::pitctl {

// One entry of a journal as a line for people:
//   2026-11-16T09:30:00.250Z T01 #17 deck_shuffled deck=red card_count=52
// An entry of a type this program does not know is told as such, not left out.
std::string entryLine(const core::PartyId& party, const wire::Envelope& entry);

// The same for programs: {"party": …, "sequence": …, "at": …, "event": {…}, "chain": …}
std::string entryJson(const core::PartyId& party, const wire::Envelope& entry);

} // namespace pitwatch::pitctl
