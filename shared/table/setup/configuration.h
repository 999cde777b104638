#pragma once

#include "shared/core/clock.h"
#include "shared/events/event.h"
#include "shared/events/party_events.h"
#include "shared/table/state.h"

#include <string>
#include <vector>

// Which configuration is in force at a table, and when another one may be. The journal says so:
// apply() puts the table under the configuration of each ConfigurationLoaded, so every entry is
// folded under what was in force when it was written, by whoever folds it.

namespace pitwatch::table {

events::ConfigurationLoaded configurationOf(const Setup& setup);

// The setup that the journal kept; what makes it unreadable to this software otherwise. The seed is
// the keeper's own and in no journal.
core::Result<SetupPtr, rules::FileProblems> setupIn(const events::ConfigurationLoaded& loaded,
                                                    events::ActionId nonceSeed = {});

// Whether both mean the same, however they are written.
bool meanTheSame(const Setup& a, const Setup& b);

// Every key with another value, one sentence each; what differs only in how it is written may be
// among them.
std::vector<std::string> differences(const Setup& inForce, const Setup& wanted);

// What follows from starting the table with `wanted`: its events, or why it cannot be taken now. A
// configuration that means something else is taken only while the table is closed and no round is
// open; the journal of one table is never another's.
core::Result<std::vector<events::Event>> takeConfiguration(const State& state, const Setup& wanted,
                                                           core::Instant now);

} // namespace pitwatch::table
