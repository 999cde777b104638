#pragma once

#include "shared/feed/follower.h"
#include "shared/meter/state.h"
#include "table-agent/devices/meter_message.h"

#include <nlohmann/json_fwd.hpp>

// The meters for dashboards and other tools: retained JSON on pit/<controller>/state.

namespace pitwatch::controller {

// How the controller itself fares.
struct Health {
    std::uint64_t journalEntries = 0;
    std::uint64_t droppedMessages = 0;
    core::Instant startedAt{};
};

nlohmann::ordered_json meterReport(const meter::State& state,
                                   const std::map<core::PartyId, feed::Standing>& tables,
                                   const Health& health);

// What the displays of a link show: whole cents.
std::vector<devices::LevelAmount> amountsOf(const meter::Link& link);

} // namespace pitwatch::controller
