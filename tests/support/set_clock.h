#pragma once

#include "shared/core/clock.h"

namespace pitwatch::support {

// Time that stands still until a test moves it.
class SetClock final : public core::Clock {
public:
    // An evening of 2026, when the test sites' rosters are in force.
    static constexpr core::Instant kStart{core::Millis{1'794'821'400'000}};

    explicit SetClock(core::Instant start = kStart) : m_wall(start) {}

    core::Instant wall() const override { return m_wall; }
    core::Tick steady() const override { return m_steady; }
    void pass(core::Millis time) {
        m_wall += time;
        m_steady += time;
    }
    // As somebody at the machine does; steady time goes on.
    void setBack(core::Millis time) { m_wall -= time; }

private:
    core::Instant m_wall;
    core::Tick m_steady{};
};

} // namespace pitwatch::support
