#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// Whether both file the same for the same link, so that what the controller said of it holds.
bool filesTheSameLink(const rules::Submission& a, const rules::Submission& b);

// What was filed for the link is new: it is closed until the controller says that it is open.
void lockUnknownLink(State& state);

// For the record: what had locked the progressive and is over with the configuration that leads to
// `after`; and that the configuration just emitted locks it.
void tellLocksOver(Draft& draft, const State& after);
void tellLinkLock(Draft& draft);

// At "no more bets": the wager devices are locked, and what lies there goes to the meters.
void lockWagers(Draft& draft);

// At the end of a round, played or void: the wager devices take bets again.
void unlockWagers(Draft& draft);

} // namespace pitwatch::table
