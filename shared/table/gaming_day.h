#pragma once

#include "shared/core/clock.h"
#include "shared/core/enum_map.h"
#include "shared/events/finding_events.h"

#include <vector>

namespace pitwatch::table {

// A breach that is told once a gaming day.
struct DayFinding {
    events::FindingKind kind{};
    events::Phrase detail;

    friend bool operator==(const DayFinding&, const DayFinding&) = default;
};

// What holds for a table until its gaming day is over. One begins whenever the table is opened, and
// every 24 hours after that while it stays open: a core without a calendar knows no other, and a
// closed table may get another layout.
struct GamingDay {
    core::Instant began{};
    // What somebody answers for.
    core::EnumSet<events::OpeningCheck> confirmed{};
    std::vector<DayFinding> found{};

    // The day that `now` is in: this one, or one in which nothing has happened yet.
    GamingDay at(core::Instant now) const;
    bool hasFound(events::FindingKind kind) const;

    friend bool operator==(const GamingDay&, const GamingDay&) = default;
};

// So many breaches a day are told; a pad that invents names does not fill the record.
inline constexpr std::size_t kMostDayFindings = 64;

bool isToldOnceADay(events::FindingKind kind);

} // namespace pitwatch::table
