#include "shared/table/gaming_day.h"

#include <algorithm>

namespace pitwatch::table {

namespace {

constexpr core::Millis kLength = std::chrono::hours(24);

} // namespace

GamingDay GamingDay::at(core::Instant now) const {
    if (now - began < kLength)
        return *this;
    return {began + (now - began) / kLength * kLength};
}

bool GamingDay::hasFound(events::FindingKind kind) const {
    return std::ranges::find(found, kind, &DayFinding::kind) != found.end();
}

bool isToldOnceADay(events::FindingKind kind) {
    return kind == events::FindingKind::NotOnRoster ||
           kind == events::FindingKind::OpeningUnchecked;
}

} // namespace pitwatch::table
