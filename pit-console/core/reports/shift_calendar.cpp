#include "pit-console/core/reports/shift_calendar.h"

#include "shared/text/whole_number.h"

#include <algorithm>
#include <ctime>
#include <optional>

namespace pitwatch::console {

using namespace std::chrono_literals;
using std::chrono::minutes;

namespace {

std::tm localOf(core::Instant at) {
    const std::time_t seconds =
        std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count();
    std::tm local{};
    localtime_r(&seconds, &local);
    return local;
}

// `afterMidnight` of the local day that lies `days` from the one of `of`.
core::Instant onDay(const std::tm& of, int days, minutes afterMidnight) {
    std::tm local{};
    local.tm_year = of.tm_year;
    local.tm_mon = of.tm_mon;
    local.tm_mday = of.tm_mday + days;
    local.tm_hour = static_cast<int>(afterMidnight / 1h);
    local.tm_min = static_cast<int>((afterMidnight % 1h).count());
    local.tm_isdst = -1;
    return core::Instant{std::chrono::seconds{std::mktime(&local)}};
}

std::string formatted(core::Instant at, const char* format) {
    const std::tm local = localOf(at);
    char text[32];
    const std::size_t length = std::strftime(text, sizeof text, format, &local);
    return {text, length};
}

std::optional<minutes> timeOfDay(std::string_view text) {
    if (text.size() != 5 || text[2] != ':')
        return std::nullopt;
    const auto hours = text::wholeNumber<unsigned>(text.substr(0, 2));
    const auto rest = text::wholeNumber<unsigned>(text.substr(3));
    if (!hours || *hours > 23 || !rest || *rest > 59)
        return std::nullopt;
    return minutes{*hours * 60 + *rest};
}

} // namespace

ShiftPlan::ShiftPlan() : m_starts{4h, 12h, 20h} {}

core::Result<ShiftPlan> ShiftPlan::parse(std::string_view text) {
    std::vector<minutes> starts;
    while (true) {
        const std::size_t comma = text.find(',');
        const auto start = timeOfDay(text.substr(0, comma));
        if (!start || *start % 15min != 0min)
            return core::Error{"a shift begins at a quarter of an hour such as 04:00, not at \"" +
                               std::string(text.substr(0, comma)) + "\""};
        starts.push_back(*start);
        if (comma == std::string_view::npos)
            break;
        text.remove_prefix(comma + 1);
    }
    // After midnight the clock starts again, so one start may be smaller than the one before.
    const auto drops = [](minutes a, minutes b) { return a >= b; };
    const auto drop = std::ranges::adjacent_find(starts, drops);
    if (drop != starts.end() &&
        (std::adjacent_find(drop + 1, starts.end(), drops) != starts.end() ||
         starts.back() >= starts.front()))
        return core::Error{"shifts are named in the order in which they begin"};
    return ShiftPlan(std::move(starts));
}

// Looks among the starts of yesterday, today and tomorrow, in their order.
Period ShiftPlan::shiftAt(core::Instant at) const {
    std::vector<core::Instant> begins;
    const std::tm today = localOf(at);
    for (int day = -2; day <= 2; ++day)
        for (const minutes start : m_starts)
            begins.push_back(onDay(today, day, start));
    std::ranges::sort(begins);
    const auto next = std::ranges::upper_bound(begins, at);
    return {*(next - 1), *next};
}

Period ShiftPlan::gamingDayAt(core::Instant at) const {
    const std::tm today = localOf(at);
    const core::Instant begin = onDay(today, 0, m_starts.front());
    return at >= begin ? Period{begin, onDay(today, 1, m_starts.front())}
                       : Period{onDay(today, -1, m_starts.front()), begin};
}

NamedPeriod namedPeriodAt(const ShiftPlan& plan, PeriodKind kind, core::Instant at) {
    const Period day = plan.gamingDayAt(at);
    const std::string date = formatted(day.from, "%Y-%m-%d");
    if (kind == PeriodKind::GamingDay)
        return {kind, day, date + " gaming day"};
    const Period shift = plan.shiftAt(at);
    int number = 1;
    for (Period before = plan.shiftAt(day.from); before.from < shift.from; ++number)
        before = plan.shiftAt(before.to);
    return {kind, shift, date + " shift " + std::to_string(number)};
}

std::vector<NamedPeriod> recentPeriods(const ShiftPlan& plan, PeriodKind kind, core::Instant now,
                                       int count) {
    std::vector<NamedPeriod> periods;
    for (core::Instant at = now; count > 0; --count) {
        periods.push_back(namedPeriodAt(plan, kind, at));
        at = periods.back().period.from - 1ms;
    }
    return periods;
}

std::string localText(core::Instant at) {
    return formatted(at, "%Y-%m-%d %H:%M");
}

std::string localTimeText(core::Instant at) {
    return formatted(at, "%H:%M");
}

} // namespace pitwatch::console
