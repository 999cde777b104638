#include "shared/core/record_time.h"

#include <algorithm>

namespace pitwatch::core {

void RecordTime::goOnFrom(Instant lastAt) {
    const Instant wall = m_clock.wall();
    stepTo(std::max({wall, lastAt, m_at.value_or(wall)}), m_clock.steady());
}

Instant RecordTime::now() {
    const Tick tick = m_clock.steady();
    const Instant wall = m_clock.wall();
    noteLeap(wall, tick);
    if (!m_at)
        stepTo(wall, tick);
    const Millis elapsed = tick - m_tick;
    const Millis ahead = wall - (*m_at + elapsed);
    if (ahead > kLeap) {
        if (!m_aheadSince)
            m_aheadSince = tick;
        const bool lasts = tick - *m_aheadSince >= kBelievedAfter;
        stepTo(*m_at + elapsed + (lasts ? std::min(elapsed, ahead) : Millis{0}), tick);
    } else {
        m_aheadSince.reset();
        // Halves are whole milliseconds: what is left counts at the next look.
        const Millis half = elapsed / 2;
        if (ahead >= Millis{0} || wall >= *m_at + half)
            stepTo(wall, tick);
        else
            stepTo(*m_at + half, m_tick + 2 * half);
    }
    m_wallAhead = wall - *m_at;
    return *m_at;
}

void RecordTime::noteLeap(Instant wall, Tick tick) {
    if (m_lastWall) {
        const Instant due = *m_lastWall + (tick - m_lastLook);
        if (std::chrono::abs(wall - due) > kLeap)
            m_leap = Leap{m_leap ? m_leap->before : due, wall};
    }
    m_lastWall = wall;
    m_lastLook = tick;
}

void RecordTime::stepTo(Instant at, Tick tick) {
    m_at = at;
    m_tick = tick;
}

} // namespace pitwatch::core
