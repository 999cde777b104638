#include "shared/staff/clock_watch.h"

#include "shared/staff/roster.h"

#include <algorithm>

namespace pitwatch::staff {

ClockWatch::Reading ClockWatch::read(core::Instant wall, core::Tick steady,
                                     core::Instant journalAt) {
    if (!m_start)
        m_start = {wall, steady};
    const core::Instant expected = m_start->wall + (steady - m_start->steady);
    if (wall > expected)
        m_start = {wall, steady};
    const core::Instant now = std::max({wall, expected, journalAt});
    return {now, wall + kClockTolerance < now};
}

} // namespace pitwatch::staff
