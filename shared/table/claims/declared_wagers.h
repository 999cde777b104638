#pragma once

#include "shared/table/internal/draft.h"
#include "shared/table/refusals/declaration_refusals.h"

namespace pitwatch::table {

bool isAnte(events::Wager wager);

// Only Envy is claimed, for a hand whose holder made no progressive wager.
bool isEnvyAlone(const DeclareClaim& input);

// Why that seat cannot have that much at stake there; nothing where it can.
std::optional<DeclarationRefusal> wagerDenied(const State& state, const DeclareClaim& input);

} // namespace pitwatch::table
