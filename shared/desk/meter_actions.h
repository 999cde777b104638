#pragma once

#include "shared/core/result.h"
#include "shared/desk/objection.h"
#include "shared/events/event.h"
#include "shared/events/phrase.h"
#include "shared/meter/input.h"
#include "shared/meter/state.h"
#include "shared/staff/actions/statement.h"
#include "shared/staff/roster.h"

#include <optional>

namespace pitwatch::desk {

// What a signed statement asks of the progressive controller, or why it cannot be understood.
// Nothing where it is an order, which waits for a second person, or denies one. `order` is what the
// statement answers, as AddresseeDesk gives it. Pure.
core::Result<std::optional<meter::Input>, events::Phrase>
meterInput(const staff::Statement& statement, const staff::Statement* order);

// What the order, or the order that the statement approves, would change at the controller as it
// is; nothing for every other statement.
std::optional<core::Cents> weightOf(const meter::State& state, const staff::Statement& statement,
                                    const staff::Statement* order);

// What the controller makes of the statement at `now`, or why it does not do it. What an order
// changes is within the limit of everybody who signed it, by this roster: of whoever gives it at
// once, and of both when it is approved.
core::Result<std::vector<events::Event>, Objection>
decideAtController(const meter::State& state, const staff::Statement& statement,
                   const staff::Statement* order, const staff::Roster& roster, core::Instant now);

} // namespace pitwatch::desk
