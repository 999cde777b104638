#include "pit-console/viewmodels/decks/decks_model.h"

#include "pit-console/core/reports/reports.h"
#include "pit-console/viewmodels/reports/report_files.h"
#include "pit-console/viewmodels/words/shown_text.h"

#include <algorithm>

namespace pitwatch::console {

using namespace std::chrono_literals;

NamedPeriod DecksModel::period() const {
    return namedPeriodAt(plan(), PeriodKind::Shift, m_chosen.value_or(now()));
}

QString DecksModel::periodText() const {
    return tr("%1 to %2").arg(timeText(m_shown.period.from), timeText(m_shown.period.to));
}

double DecksModel::nowAt() const {
    return axis().placeWithin(m_shownAt);
}

void DecksModel::showEarlier() {
    m_chosen = period().period.from - 1ms;
    reload();
}

void DecksModel::showLater() {
    const core::Instant next = period().period.to;
    m_chosen = next;
    if (next > now())
        m_chosen.reset();
    reload();
}

void DecksModel::showNow() {
    m_chosen.reset();
    reload();
}

void DecksModel::reload() {
    m_shown = period();
    m_shownAt = now();
    ask(
        m_turn,
        [shown = m_shown.period, at = m_shownAt](const Store& store) {
            return Answer{store.decks().stays(shown), store.decks().counts(shown),
                          complianceOf(store, shown, std::min(at, shown.to))};
        },
        [this](const Answer& answer) { receive(answer); });
}

void DecksModel::receive(const Answer& answer) {
    const DeckAxis shownAxis = axis();
    m_hours.set(hourRows(shownAxis));
    QList<DeckStayRow> decks;
    for (const DeckStay& stay : answer.stays)
        decks.push_back(deckStayRow(stay, answer.counts, answer.tables, shownAxis));
    m_decks.set(decks);
    QList<BreachRow> breaches;
    for (const TableCompliance& table : answer.tables)
        for (const Breach& breach : table.breaches)
            breaches.push_back(breachRow(breach));
    m_summary = breaches.empty()
                    ? tr("No breach in this shift")
                    : tr("%n breach(es) in this shift", nullptr, static_cast<int>(breaches.size()));
    m_breaches.set(breaches);
    emit loaded();
}

void DecksModel::save() {
    ask(
        m_saveTurn,
        [shown = m_shown, at = now()](const Store& store) {
            return complianceReport(store, shown, at);
        },
        [this](const Report& report) {
            m_savedText = saveReport(report);
            emit saved();
        });
}

} // namespace pitwatch::console
