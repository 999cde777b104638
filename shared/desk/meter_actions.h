#pragma once

#include "shared/core/result.h"
#include "shared/events/phrase.h"
#include "shared/meter/input.h"
#include "shared/staff/actions/statement.h"

#include <optional>

namespace pitwatch::desk {

// What a signed statement asks of the progressive controller, or why it cannot be understood.
// Nothing where it is an order, which waits for a second person, or denies one. `order` is what the
// statement answers, as AddresseeDesk gives it. Pure.
core::Result<std::optional<meter::Input>, events::Phrase>
meterInput(const staff::Statement& statement, const staff::Statement* order);

} // namespace pitwatch::desk
