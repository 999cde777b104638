#pragma once

#include "shared/core/result.h"
#include "shared/desk/objection.h"
#include "shared/events/event.h"
#include "shared/events/phrase.h"
#include "shared/staff/actions/statement.h"
#include "shared/table/input.h"
#include "shared/table/state.h"

#include <optional>
#include <vector>

// What a signed statement means at a table. Pure; used by the agent that acts on it and by a
// console that wants to know beforehand whether the table would allow it.

namespace pitwatch::desk {

// The input the statement asks for, or which of its words cannot be understood. The statement
// passed staff::check(), or the console is about to have it signed.
core::Result<table::Input, events::Phrase> tableInput(const staff::Statement& statement);

// How a dispute is called in statements: when it was noted, by whom and in which words. Words alone
// would be those of the next dispute too.
core::Text nameOf(const payout::Dispute& dispute);

// What the table makes of the statement at `now`, or why it does not do it. Nothing that the table
// refuses is among the events: the reason is told with the refused action, and not twice.
core::Result<std::vector<events::Event>, Objection>
decideAtTable(const table::State& state, const staff::Statement& statement, core::Instant now);

} // namespace pitwatch::desk
