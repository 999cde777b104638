#pragma once

#include "shared/table/internal/draft.h"

namespace pitwatch::table {

// The table's one shuffler, in events.
const events::DeviceId& shufflerDevice();

// Raises a fault unless the same one is open already: one cause, one alarm.
void raiseFault(Draft& draft, const events::DeviceId& device, events::FaultKind kind,
                std::string_view detail);

bool hasOpenFault(const State& state, const events::DeviceId& device);

} // namespace pitwatch::table
