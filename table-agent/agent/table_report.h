#pragma once

#include "shared/core/clock.h"
#include "shared/table/state.h"

#include <cstdint>
#include <string>

// The table's state for dashboards and other tools: retained JSON on pit/<table>/state
// (docs/devices.md). No card in it that does not lie face up.

namespace pitwatch::agent {

// How the agent itself fares.
struct Health {
    std::uint64_t journalEntries = 0;
    // Messages of devices that were refused whole since the start.
    std::uint64_t droppedMessages = 0;
    core::Instant startedAt{};
};

std::string tableReport(const table::State& state, const Health& health, core::Instant now);

} // namespace pitwatch::agent
