#pragma once

#include "shared/core/clock.h"

#include <optional>

namespace pitwatch::party {

// When something that others see is said: once it has changed, and not more often than so.
class Throttle {
public:
    explicit Throttle(core::Millis every) : m_every(every) {}

    void change() { m_changed = true; }

    // Calls `say` where it is due; that tells whether everything was said, and is called again
    // otherwise. Returns when this wants to be called again, at the latest.
    template <typename Say>
    core::Tick show(core::Tick tick, const Say& say) {
        if (!m_changed)
            return core::Tick::max();
        if (m_next && tick < *m_next)
            return *m_next;
        m_changed = !say();
        m_next = tick + m_every;
        return m_changed ? *m_next : core::Tick::max();
    }

private:
    core::Millis m_every;
    std::optional<core::Tick> m_next;
    bool m_changed = true;
};

} // namespace pitwatch::party
