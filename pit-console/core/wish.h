#pragma once

#include "pit-console/core/alarm.h"
#include "pit-console/core/table_action.h"

#include <optional>
#include <string>
#include <variant>

// What a person at the console wants; view models make these, the source carries them out.

namespace pitwatch::console {

// Pictures of this table come with the snapshots from now on.
struct WatchTable {
    std::optional<core::PartyId> table{};
};

struct AcknowledgeAlarm {
    events::AlarmId alarm{};
};

struct ShelveAlarm {
    events::AlarmId alarm{};
    std::string reason{};
    core::Instant until{};
};

// `id` comes back in an ActionOutcome.
struct ActOnTable {
    std::uint64_t id = 0;
    TableAction action{};
};

using Wish = std::variant<WatchTable, AcknowledgeAlarm, ShelveAlarm, ActOnTable>;

} // namespace pitwatch::console
