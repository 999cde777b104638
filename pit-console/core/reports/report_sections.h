#pragma once

#include "pit-console/core/compliance/compliance.h"
#include "pit-console/core/reports/report.h"

// The parts reports are made of, each from one question to the store.

namespace pitwatch::console {

class Store;

ReportSection tableSection(const Store& store, const Period& period);
ReportSection wagerSection(const Store& store, const Period& period);
ReportSection claimSection(const Store& store, const Period& period);
ReportSection meterSection(const Store& store, const Period& period);

ReportSection deckSection(const Store& store, const Period& period);
ReportSection countSection(const std::vector<TableCompliance>& tables);
ReportSection countListSection(const Store& store, const Period& period);
ReportSection breachSection(const std::vector<TableCompliance>& tables);
ReportSection findingSection(const Store& store, const Period& period);
ReportSection alarmSection(const Store& store, const Period& period);

} // namespace pitwatch::console
