#include "pit-console/viewmodels/decks/decks_model.h"

#include "pit-console/core/reports/reports.h"
#include "pit-console/viewmodels/reports/report_files.h"
#include "pit-console/viewmodels/words/duration_text.h"
#include "pit-console/viewmodels/words/shown_text.h"

#include <algorithm>

namespace pitwatch::console {

using namespace std::chrono_literals;

namespace {

constexpr double kOutside = -1;

const Breach* overdueOf(const DeckStay& stay, const std::vector<TableCompliance>& tables) {
    for (const TableCompliance& table : tables)
        for (const Breach& breach : table.breaches)
            if (breach.kind == BreachKind::DeckOverdue && breach.table == stay.table &&
                breach.colour == stay.colour && breach.deck == stay.id &&
                breach.at >= stay.receivedAt && (!stay.removedAt || breach.at <= *stay.removedAt))
                return &breach;
    return nullptr;
}

QString statusOf(const DeckStay& stay, const Breach* overdue, core::Instant now) {
    if (overdue != nullptr)
        return (overdue->goesOn ? DecksModel::tr("overdue %1") : DecksModel::tr("was overdue %1"))
            .arg(durationText(overdue->over));
    if (stay.removedAt)
        return DecksModel::tr("removed %1, %2")
            .arg(timeText(*stay.removedAt),
                 stay.reason ? wordsText(core::enumName(*stay.reason)) : QString());
    if (!stay.enteredPlayAt)
        return DecksModel::tr("not in play yet");
    if (!stay.dueAt)
        return DecksModel::tr("no limit");
    return DecksModel::tr("%1 left").arg(durationText(std::max(0ms, *stay.dueAt - now)));
}

QString kindText(BreachKind kind) {
    switch (kind) {
    case BreachKind::DeckOverdue:
        return DecksModel::tr("Deck overdue");
    case BreachKind::StubCountMissed:
        return DecksModel::tr("Stub count missed");
    case BreachKind::WrongCount:
        return DecksModel::tr("Wrong count");
    case BreachKind::DecksNotAlternated:
        return DecksModel::tr("Decks not alternated");
    case BreachKind::DeckCameBack:
        return DecksModel::tr("Removed deck came back");
    }
    return {};
}

RowsModel::Row breachRow(const Breach& breach) {
    const QString deck = breach.colour ? deckName(*breach.colour) : QString();
    return {timeText(breach.at),
            QString::fromStdString(breach.table.text()),
            kindText(breach.kind),
            deck,
            QString::fromStdString(breachText(breach)),
            QString::fromStdString(breach.section),
            breach.goesOn};
}

} // namespace

DecksModel::DecksModel(QObject* parent)
    : StoreView(parent)
    , m_hours({"place", "label"})
    , m_decks({"tableName", "deckName", "deckColour", "stayFrom", "stayTo", "playFrom", "dueAt",
               "lateFrom", "status", "late", "ticks", "description"})
    , m_breaches({"time", "tableName", "kind", "deckName", "what", "section", "goesOn"}) {}

NamedPeriod DecksModel::period() const {
    return namedPeriodAt(plan(), PeriodKind::Shift, m_chosen.value_or(now()));
}

QString DecksModel::periodText() const {
    return tr("%1 to %2").arg(timeText(m_shown.period.from), timeText(m_shown.period.to));
}

double DecksModel::nowAt() const {
    return m_shown.period.contains(m_shownAt) ? placeOf(m_shownAt) : kOutside;
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

double DecksModel::placeOf(core::Instant at) const {
    const Period& whole = m_shown.period;
    const auto share =
        static_cast<double>((at - whole.from).count()) /
        static_cast<double>(std::max<std::int64_t>(1, (whole.to - whole.from).count()));
    return std::clamp(share, 0.0, 1.0);
}

RowsModel::Row DecksModel::rowOf(const DeckStay& stay, const Answer& answer) const {
    const Breach* overdue = overdueOf(stay, answer.tables);
    const core::Instant end = stay.removedAt.value_or(std::min(m_shownAt, m_shown.period.to));
    QVariantList ticks;
    for (const DeckCount& count : answer.counts)
        if (count.table == stay.table && count.colour == stay.colour &&
            count.at >= stay.receivedAt && count.at <= end)
            ticks.push_back(QVariantMap{{"place", placeOf(count.at)},
                                        {"wrong", count.counted != count.expected}});
    const QString name =
        stay.id ? deckName(stay.colour) + " " + text(stay.id->text()) : deckName(stay.colour);
    const QString status = statusOf(stay, overdue, m_shownAt);
    const auto due =
        stay.dueAt && m_shown.period.contains(*stay.dueAt) ? placeOf(*stay.dueAt) : kOutside;
    return {text(stay.table.text()),
            name,
            colourName(stay.colour),
            placeOf(stay.receivedAt),
            placeOf(end),
            stay.enteredPlayAt ? placeOf(*stay.enteredPlayAt) : kOutside,
            due,
            overdue != nullptr ? placeOf(overdue->at) : kOutside,
            status,
            overdue != nullptr && overdue->goesOn,
            ticks,
            tr("Table %1, %2, %3, %n count(s)", nullptr, static_cast<int>(ticks.size()))
                .arg(text(stay.table.text()), name, status)};
}

void DecksModel::receive(const Answer& answer) {
    std::vector<RowsModel::Row> hours;
    for (core::Instant at = m_shown.period.from; at < m_shown.period.to; at += 1h)
        hours.push_back({placeOf(at), timeText(at)});
    m_hours.setRows(std::move(hours));
    std::vector<RowsModel::Row> decks;
    for (const DeckStay& stay : answer.stays)
        decks.push_back(rowOf(stay, answer));
    m_decks.setRows(std::move(decks));
    std::vector<RowsModel::Row> breaches;
    for (const TableCompliance& table : answer.tables)
        for (const Breach& breach : table.breaches)
            breaches.push_back(breachRow(breach));
    m_summary = breaches.empty()
                    ? tr("No breach in this shift")
                    : tr("%n breach(es) in this shift", nullptr, static_cast<int>(breaches.size()));
    m_breaches.setRows(std::move(breaches));
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
