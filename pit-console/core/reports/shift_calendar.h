#pragma once

#include "pit-console/core/period.h"
#include "shared/core/result.h"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

// Shifts and gaming days in the local time of the machine (its TZ), so that a day on which the
// clocks change has 23 or 25 hours and every shift begins when the people come.

namespace pitwatch::console {

// When shifts begin, in minutes after local midnight, in their order. The gaming day begins with
// the first. Each is a whole quarter of an hour, as the figures are kept by quarters.
class ShiftPlan {
public:
    // 04:00, 12:00, 20:00
    ShiftPlan();

    // "04:00,12:00,20:00"
    static core::Result<ShiftPlan> parse(std::string_view text);

    const std::vector<std::chrono::minutes>& starts() const { return m_starts; }

    Period shiftAt(core::Instant at) const;
    Period gamingDayAt(core::Instant at) const;

private:
    explicit ShiftPlan(std::vector<std::chrono::minutes> starts) : m_starts(std::move(starts)) {}

    std::vector<std::chrono::minutes> m_starts;
};

enum class PeriodKind : std::uint8_t { Shift, GamingDay };

// A shift or a gaming day that a report can be made of.
struct NamedPeriod {
    PeriodKind kind{};
    Period period;
    std::string name; // "2026-11-16 shift 2", "2026-11-16 gaming day"; safe as a file name.

    friend bool operator==(const NamedPeriod&, const NamedPeriod&) = default;
};

NamedPeriod namedPeriodAt(const ShiftPlan& plan, PeriodKind kind, core::Instant at);

// The one that is running and `count` - 1 before it, the newest first.
std::vector<NamedPeriod> recentPeriods(const ShiftPlan& plan, PeriodKind kind, core::Instant now,
                                       int count);

// "2026-11-16 21:15", local.
std::string localText(core::Instant at);
// "21:15", local.
std::string localTimeText(core::Instant at);

} // namespace pitwatch::console
