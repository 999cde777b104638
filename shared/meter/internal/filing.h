#pragma once

#include "shared/events/party_events.h"
#include "shared/meter/state.h"

#include <optional>
#include <utility>

namespace pitwatch::meter {

// The link that the configuration names and what it files for it; nothing where it has no
// progressive or cannot be read.
std::optional<std::pair<events::LinkId, Filing>>
filedIn(const events::ConfigurationLoaded& configuration);

} // namespace pitwatch::meter
