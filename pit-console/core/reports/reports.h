#pragma once

#include "pit-console/core/compliance/compliance.h"
#include "pit-console/core/reports/report.h"
#include "pit-console/core/reports/shift_calendar.h"

namespace pitwatch::console {

class Store;

// The report of a shift or of a gaming day: rounds and money of every table and wager, claims,
// meters, decks and counts, findings, alarms.
Report periodReport(const Store& store, const NamedPeriod& period, core::Instant now);

// Deck rotation and stub counts alone, with every breach.
Report complianceReport(const Store& store, const NamedPeriod& period, core::Instant now);

} // namespace pitwatch::console
