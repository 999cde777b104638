#include "pit-console/viewmodels/decks/deck_rows.h"

#include "pit-console/viewmodels/decks/decks_model.h"
#include "pit-console/viewmodels/words/duration_text.h"
#include "pit-console/viewmodels/words/record_words.h"
#include "pit-console/viewmodels/words/shown_text.h"

#include <algorithm>

namespace pitwatch::console {

using namespace std::chrono_literals;

namespace {

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
            .arg(timeText(*stay.removedAt), stay.reason ? removalName(*stay.reason) : QString());
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

QString countText(const Breach& breach) {
    const QString counted = DecksModel::tr("%1 cards counted where %2 should be")
                                .arg(breach.counted)
                                .arg(breach.expected);
    if (breach.rounds == 0)
        return counted;
    return DecksModel::tr("%1, and dealt from in %n more round(s)", nullptr, breach.rounds)
        .arg(counted);
}

// A filed paper says it in its own words, which are in one language.
QString whatText(const Breach& breach) {
    switch (breach.kind) {
    case BreachKind::DeckOverdue:
        return (breach.goesOn ? DecksModel::tr("still in play, overdue by %1")
                              : DecksModel::tr("was overdue by %1"))
            .arg(durationText(breach.over));
    case BreachKind::StubCountMissed:
        return DecksModel::tr("%n round(s) without a stub count", nullptr, breach.rounds);
    case BreachKind::WrongCount:
        return countText(breach);
    case BreachKind::DecksNotAlternated:
        return DecksModel::tr("dealt in two rounds running");
    case BreachKind::DeckCameBack:
        return DecksModel::tr("received again after it had left");
    }
    return {};
}

QList<DeckTick> ticksOf(const DeckStay& stay, core::Instant end,
                        const std::vector<DeckCount>& counts, const DeckAxis& axis) {
    QList<DeckTick> ticks;
    for (const DeckCount& count : counts)
        if (count.table == stay.table && count.colour == stay.colour &&
            count.at >= stay.receivedAt && count.at <= end)
            ticks.push_back({axis.placeOf(count.at), count.counted != count.expected});
    return ticks;
}

} // namespace

double DeckAxis::placeOf(core::Instant at) const {
    const auto share =
        static_cast<double>((at - whole.from).count()) /
        static_cast<double>(std::max<std::int64_t>(1, (whole.to - whole.from).count()));
    return std::clamp(share, 0.0, 1.0);
}

double DeckAxis::placeWithin(core::Instant at) const {
    return whole.contains(at) ? placeOf(at) : kOutside;
}

QList<HourRow> hourRows(const DeckAxis& axis) {
    QList<HourRow> hours;
    for (core::Instant at = axis.whole.from; at < axis.whole.to; at += 1h)
        hours.push_back({axis.placeOf(at), timeText(at)});
    return hours;
}

DeckStayRow deckStayRow(const DeckStay& stay, const std::vector<DeckCount>& counts,
                        const std::vector<TableCompliance>& tables, const DeckAxis& axis) {
    const Breach* overdue = overdueOf(stay, tables);
    const core::Instant end = stay.removedAt.value_or(std::min(axis.now, axis.whole.to));
    DeckStayRow row;
    row.tableName = text(stay.table.text());
    row.deckName =
        stay.id ? deckName(stay.colour) + " " + text(stay.id->text()) : deckName(stay.colour);
    row.deckColour = colourName(stay.colour);
    row.stayFrom = axis.placeOf(stay.receivedAt);
    row.stayTo = axis.placeOf(end);
    row.playFrom = stay.enteredPlayAt ? axis.placeOf(*stay.enteredPlayAt) : kOutside;
    row.dueAt = stay.dueAt ? axis.placeWithin(*stay.dueAt) : kOutside;
    row.lateFrom = overdue != nullptr ? axis.placeOf(overdue->at) : kOutside;
    row.status = statusOf(stay, overdue, axis.now);
    row.late = overdue != nullptr && overdue->goesOn;
    row.ticks = ticksOf(stay, end, counts, axis);
    row.description =
        DecksModel::tr("Table %1, %2, %3, %n count(s)", nullptr, static_cast<int>(row.ticks.size()))
            .arg(row.tableName, row.deckName, row.status);
    return row;
}

BreachRow breachRow(const Breach& breach) {
    return {.time = timeText(breach.at),
            .tableName = text(breach.table.text()),
            .kind = kindText(breach.kind),
            .deckName = breach.colour ? deckName(*breach.colour) : QString(),
            .what = whatText(breach),
            .section = text(breach.section),
            .goesOn = breach.goesOn};
}

} // namespace pitwatch::console
