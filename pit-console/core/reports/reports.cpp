#include "pit-console/core/reports/reports.h"

#include "pit-console/core/reports/report_sections.h"
#include "pit-console/core/store/store.h"

namespace pitwatch::console {

namespace {

Report emptyReport(std::string title, const NamedPeriod& period, core::Instant now) {
    Report report;
    report.title = std::move(title);
    report.name = period.name;
    report.period = period.period;
    report.madeAt = now;
    report.complete = now >= period.period.to;
    return report;
}

} // namespace

Report periodReport(const Store& store, const NamedPeriod& period, core::Instant now) {
    Report report = emptyReport(
        period.kind == PeriodKind::Shift ? "Shift report" : "Gaming day report", period, now);
    const auto compliance = complianceOf(store, period.period, now);
    report.sections = {tableSection(store, period.period), wagerSection(store, period.period),
                       claimSection(store, period.period), meterSection(store, period.period),
                       deckSection(store, period.period),  countSection(compliance),
                       breachSection(compliance),          findingSection(store, period.period),
                       alarmSection(store, period.period)};
    return report;
}

Report complianceReport(const Store& store, const NamedPeriod& period, core::Instant now) {
    Report report = emptyReport("Deck compliance report", period, now);
    const auto compliance = complianceOf(store, period.period, now);
    report.sections = {countSection(compliance), breachSection(compliance),
                       deckSection(store, period.period), countListSection(store, period.period),
                       findingSection(store, period.period)};
    return report;
}

} // namespace pitwatch::console
