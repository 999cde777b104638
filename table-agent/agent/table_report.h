#pragma once

#include "shared/core/clock.h"
#include "shared/feed/link.h"
#include "shared/table/state.h"

#include <cstdint>
#include <string>

// The table's state for dashboards and other tools: retained JSON on pit/<table>/state
// (docs/devices.md). No card in it that does not lie face up. It is never larger than a broker
// takes, whatever is in the journal: of a list that people's or devices' words can lengthen so many
// are told, and how many more there are.

namespace pitwatch::agent {

// The most that is told of any one list.
inline constexpr std::size_t kMostTold = 64;

// How the agent itself fares.
struct Health {
    std::uint64_t journalEntries = 0;
    // Messages of devices that were refused whole since the start.
    std::uint64_t droppedMessages = 0;
    // Messages of devices that there was no room for since the start, by topic.
    feed::LostMessages lostMessages{};
    core::Instant startedAt{};
};

std::string tableReport(const table::State& state, const Health& health, core::Instant now);

} // namespace pitwatch::agent
