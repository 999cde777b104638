#pragma once

#include "shared/party/health.h"
#include "shared/table/state.h"

#include <string>

// The table's state for dashboards and other tools: retained JSON on pit/<table>/state
// (docs/devices.md). No card in it that does not lie face up. It is never larger than a broker
// takes, whatever is in the journal: of a list that people's or devices' words can lengthen so many
// are told, and how many more there are.

namespace pitwatch::agent {

// The most that is told of any one list.
inline constexpr std::size_t kMostTold = 64;

std::string tableReport(const table::State& state, const party::Health& health, core::Instant now);

} // namespace pitwatch::agent
