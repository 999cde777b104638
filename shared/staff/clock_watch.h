#pragma once

#include "shared/core/clock.h"

#include <optional>

namespace pitwatch::staff {

// The time by which signatures expire. A wall clock can be set back, and what had expired would be
// good again; so the time since the first reading is counted on the steady clock as well, and the
// journal's last entry is never later than now. A clock that leaps ahead is followed at once, but
// believed only when it has stayed there for ten minutes: one that was wrong for a moment and is
// right again was not set back, and must not keep everybody from signing until a restart.
class ClockWatch {
public:
    struct Reading {
        // Never before what is believed and the journal.
        core::Instant now{};
        // The wall clock shows clearly less than it must.
        bool setBack = false;
    };

    Reading read(core::Instant wall, core::Tick steady, core::Instant journalAt);

private:
    struct Start {
        core::Instant wall{};
        core::Tick steady{};
    };
    void believe(core::Instant wall, core::Tick steady);

    std::optional<Start> m_start;
    std::optional<core::Tick> m_aheadSince;
};

} // namespace pitwatch::staff
