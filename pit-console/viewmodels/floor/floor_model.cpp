#include "pit-console/viewmodels/floor/floor_model.h"

#include "pit-console/viewmodels/words/duration_text.h"
#include "pit-console/viewmodels/words/words.h"

#include <algorithm>
#include <tuple>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;
using Kind = FloorModel::UrgencyKind;

// The rules ask for nothing before a deck is due; the pit wants to be told in time to fetch cards.
constexpr core::Millis kSoon = 30min;
constexpr core::Millis kNow = 10min;

// The deck that must leave first: the one the tile speaks of.
const DeckInPlay* mostUrgent(const TableSummary& table) {
    const DeckInPlay* first = nullptr;
    for (const DeckInPlay& deck : table.decks)
        if (!first || (deck.dueAt && (!first->dueAt || *deck.dueAt < *first->dueAt)))
            first = &deck;
    return first;
}

Kind urgencyOf(const DeckInPlay& deck, core::Instant now) {
    if (!deck.dueAt)
        return Kind::None;
    const core::Millis left = *deck.dueAt - now;
    if (left < 0ms)
        return Kind::Overdue;
    if (left <= kNow)
        return Kind::Now;
    return left <= kSoon ? Kind::Soon : Kind::None;
}

QString standingText(const TableSummary& table) {
    switch (table.standing) {
    case feed::Standing::NeverHeard:
        return FloorModel::tr("never heard");
    case feed::Standing::Fresh:
        return {};
    case feed::Standing::Stale:
        return FloorModel::tr("last heard %1 ago").arg(durationText(table.age));
    case feed::Standing::Offline:
        return FloorModel::tr("offline for %1").arg(durationText(table.age));
    case feed::Standing::Doubtful:
        return FloorModel::tr("record in doubt");
    }
    return {};
}

QString statusOf(const TableSummary& table) {
    if (table.opening != table::Opening::Open)
        return openingName(table.opening);
    if (table.players == 0)
        return phaseName(table.phase);
    const QString players = table.players == 1 ? FloorModel::tr("1 player")
                                               : FloorModel::tr("%1 players").arg(table.players);
    return FloorModel::tr("%1, %2", "phase, players").arg(phaseName(table.phase), players);
}

QString stubOf(const TableSummary& table) {
    if (table.stubCountEvery == 0)
        return {};
    return FloorModel::tr("Stub %1 of %2")
        .arg(table.roundsSinceStubCount)
        .arg(table.stubCountEvery);
}

QString meterOf(const TableSummary& table) {
    if (!table.hasProgressive)
        return {};
    if (table.progressiveLocked)
        return FloorModel::tr("Progressive suspended");
    return table.meter ? QString::fromStdString(core::toDollars(*table.meter))
                       : FloorModel::tr("Meter not heard");
}

FloorModel::StandingKind kindOf(feed::Standing standing) {
    switch (standing) {
    case feed::Standing::NeverHeard:
        return FloorModel::StandingKind::NeverHeard;
    case feed::Standing::Fresh:
        return FloorModel::StandingKind::Fresh;
    case feed::Standing::Stale:
        return FloorModel::StandingKind::Stale;
    case feed::Standing::Offline:
        return FloorModel::StandingKind::Offline;
    case feed::Standing::Doubtful:
        return FloorModel::StandingKind::Doubtful;
    }
    return FloorModel::StandingKind::Doubtful;
}

} // namespace

int FloorModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FloorModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TableSummary& table = m_rows[static_cast<std::size_t>(index.row())];
    const QVariant value = tableValue(table, role);
    return value.isValid() ? value : deckValue(table, role);
}

QVariant FloorModel::tableValue(const TableSummary& table, int role) const {
    switch (role) {
    case TableName:
        return QString::fromStdString(table.table.text());
    case StandingRole:
        return QVariant::fromValue(kindOf(table.standing));
    case StandingText:
        return standingText(table);
    case Game:
        return QString::fromStdString(table.gameName);
    case RuleSet:
        return QString::fromStdString(table.ruleSet);
    case Status:
        return statusOf(table);
    case Stub:
        return stubOf(table);
    case Shuffler:
        return table.opening ? shufflerName(table.shuffler) : QString();
    case ShufflerTrouble:
        return table.shuffler == ShufflerStatus::Trouble;
    case Meter:
        return meterOf(table);
    case MeterTrouble:
        return table.progressiveLocked;
    case Alarms:
        return table.alarms;
    case AlarmLevel:
        return levelOf(table.worstAlarm);
    case Problem:
        return setupText(table);
    default:
        return {};
    }
}

QVariant FloorModel::deckValue(const TableSummary& table, int role) const {
    const DeckInPlay* found = mostUrgent(table);
    const DeckInPlay deck = found ? *found : DeckInPlay{};
    switch (role) {
    case HasDeck:
        return found != nullptr;
    case DeckName:
        return deckName(deck.colour);
    case DeckColour:
        return colourName(deck.colour);
    case TimeLeft:
        return timeLeftText(deck, m_at);
    case Used:
        return usedShare(deck, m_at);
    case Urgency:
        return QVariant::fromValue(urgencyOf(deck, m_at));
    default:
        return {};
    }
}

QHash<int, QByteArray> FloorModel::roleNames() const {
    return {{TableName, "tableName"},
            {StandingRole, "standing"},
            {StandingText, "standingText"},
            {HasDeck, "hasDeck"},
            {DeckName, "deckName"},
            {DeckColour, "deckColour"},
            {TimeLeft, "timeLeft"},
            {Used, "used"},
            {Urgency, "urgency"},
            {Game, "game"},
            {RuleSet, "ruleSet"},
            {Status, "status"},
            {Stub, "stub"},
            {Shuffler, "shuffler"},
            {ShufflerTrouble, "shufflerTrouble"},
            {Meter, "meter"},
            {MeterTrouble, "meterTrouble"},
            {Alarms, "alarms"},
            {AlarmLevel, "alarmLevel"},
            {Problem, "problem"}};
}

std::vector<TableSummary> FloorModel::arranged(std::vector<TableSummary> tables) const {
    if (!m_section.isEmpty())
        std::erase_if(tables, [this](const TableSummary& table) {
            return QString::fromStdString(table.floorperson) != m_section;
        });
    if (m_byNeed)
        std::stable_sort(tables.begin(), tables.end(), [](const auto& a, const auto& b) {
            return std::tuple(a.worstAlarm, a.alarms) > std::tuple(b.worstAlarm, b.alarms);
        });
    return tables;
}

void FloorModel::replace(std::vector<TableSummary> rows, core::Instant at) {
    const bool sameTables =
        std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                   [](const auto& a, const auto& b) { return a.table == b.table; });
    if (!sameTables) {
        beginResetModel();
        m_rows = std::move(rows);
        m_at = at;
        endResetModel();
        emit countChanged();
        return;
    }
    // The texts speak of minutes; without a change of the table nothing else moves.
    const bool newMinute = at.time_since_epoch() / 1min != m_at.time_since_epoch() / 1min;
    m_at = at;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        TableSummary& shown = m_rows[row];
        // How long ago it was heard does not matter while it is live.
        if (rows[row].standing == feed::Standing::Fresh)
            rows[row].age = shown.age;
        if (shown == rows[row] && !newMinute)
            continue;
        shown = std::move(rows[row]);
        const QModelIndex changed = index(static_cast<int>(row));
        emit dataChanged(changed, changed);
    }
}

void FloorModel::setByNeed(bool byNeed) {
    if (byNeed == m_byNeed)
        return;
    m_byNeed = byNeed;
    replace(arranged(m_all), m_at);
    emit orderChanged();
}

void FloorModel::setSection(const QString& section) {
    if (section == m_section)
        return;
    m_section = section;
    replace(arranged(m_all), m_at);
    emit orderChanged();
}

void FloorModel::show(const Snapshot& snapshot) {
    m_all = snapshot.tables;
    QStringList sections;
    for (const TableSummary& table : m_all) {
        const QString name = QString::fromStdString(table.floorperson);
        if (!name.isEmpty() && !sections.contains(name))
            sections << name;
    }
    sections.sort();
    if (sections != m_sections) {
        m_sections = sections;
        emit sectionsChanged();
    }
    replace(arranged(m_all), snapshot.at);
}

} // namespace pitwatch::console
