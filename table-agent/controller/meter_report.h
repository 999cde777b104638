#pragma once

#include "shared/feed/follower.h"
#include "shared/meter/state.h"
#include "shared/party/health.h"
#include "table-agent/devices/meter_message.h"

#include <nlohmann/json_fwd.hpp>

// The meters for dashboards and other tools: retained JSON on pit/<controller>/state. It is never
// larger than a broker takes, whatever is in the journal: of each list so many are told, and how
// many more there are.

namespace pitwatch::controller {

inline constexpr std::size_t kMostLinkBytesTold = std::size_t{192} * 1024; // Of all links together.
inline constexpr std::size_t kMostTablesTold = 512;
inline constexpr std::size_t kMostTold = 64; // Of every other list.

nlohmann::ordered_json meterReport(const meter::State& state,
                                   const std::map<core::PartyId, feed::Standing>& tables,
                                   const party::Health& health);

// What the displays of a link show: whole cents.
std::vector<devices::LevelAmount> amountsOf(const meter::ProgressiveLink& link);

} // namespace pitwatch::controller
