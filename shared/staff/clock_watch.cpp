#include "shared/staff/clock_watch.h"

#include "shared/staff/actions/statement.h"
#include "shared/staff/roster.h"

#include <algorithm>

namespace pitwatch::staff {

namespace {

// By then whatever was signed before the leap has expired by either time.
constexpr core::Millis kBelievedAfter = 2 * kLongestStatement;

} // namespace

ClockWatch::Reading ClockWatch::read(core::Instant wall, core::Tick steady,
                                     core::Instant journalAt) {
    believe(wall, steady);
    const core::Instant expected = m_start->wall + (steady - m_start->steady);
    const core::Instant now = std::max({wall, expected, journalAt});
    return {now, wall + kClockTolerance < now};
}

void ClockWatch::believe(core::Instant wall, core::Tick steady) {
    if (!m_start)
        m_start = {wall, steady};
    const core::Millis ahead = wall - (m_start->wall + (steady - m_start->steady));
    if (ahead <= kClockTolerance)
        m_aheadSince.reset();
    else if (!m_aheadSince)
        m_aheadSince = steady;
    const bool lasts = m_aheadSince && steady - *m_aheadSince >= kBelievedAfter;
    if (ahead > core::Millis{0} && (!m_aheadSince || lasts)) {
        m_start = {wall, steady};
        m_aheadSince.reset();
    }
}

} // namespace pitwatch::staff
