#pragma once

#include "shared/events/progressive_events.h"
#include "shared/table/role.h"

#include <string_view>

// Players, their wagers and the progressive.

namespace pitwatch::table {

// Somebody is known to sit there. One player may sit at several adjacent places; no player frees
// the place.
struct SeatPlayer {
    static constexpr std::string_view kName = "seat_player";
    core::Seat seat{};
    events::PlayerId player;
};

// What lies at a betting place now, in all; raising and lowering are told by the difference.
struct WagerSensed {
    static constexpr std::string_view kName = "wager_sensed";
    core::Seat seat{};
    events::Wager wager{};
    core::Cents amount;
};

struct LockProgressive {
    static constexpr std::string_view kName = "lock_progressive";
    events::ProgressiveLock reason{};
    events::Phrase detail;
};

struct UnlockProgressive {
    static constexpr std::string_view kName = "unlock_progressive";
    events::ProgressiveLock reason{};
    // Needed where a person had ordered the lock.
    std::optional<Actor> by{};
};

} // namespace pitwatch::table
