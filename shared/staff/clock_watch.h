#pragma once

#include "shared/core/clock.h"

#include <optional>

namespace pitwatch::staff {

// The time by which signatures expire. A wall clock can be set back, and what had expired would be
// good again; so the time since the first reading is counted on the steady clock as well, and the
// journal's last entry is never later than now.
class ClockWatch {
public:
    struct Reading {
        core::Instant now{}; // Never goes back.
        // The wall clock shows clearly less than it must.
        bool setBack = false;
    };

    Reading read(core::Instant wall, core::Tick steady, core::Instant journalAt);

private:
    struct Start {
        core::Instant wall{};
        core::Tick steady{};
    };
    std::optional<Start> m_start;
};

} // namespace pitwatch::staff
