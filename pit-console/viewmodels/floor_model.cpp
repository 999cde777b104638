#include "pit-console/viewmodels/floor_model.h"

#include "pit-console/viewmodels/duration_text.h"

#include <algorithm>

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

QString timeLeftText(const DeckInPlay& deck, core::Instant now) {
    if (!deck.dueAt)
        return FloorModel::tr("no limit");
    const core::Millis left = *deck.dueAt - now;
    return left < 0ms ? FloorModel::tr("overdue %1").arg(durationText(-left))
                      : FloorModel::tr("%1 left").arg(durationText(left));
}

double usedShare(const DeckInPlay& deck, core::Instant now) {
    if (!deck.dueAt || !deck.enteredPlayAt || *deck.dueAt <= *deck.enteredPlayAt)
        return 0.0;
    const auto used = static_cast<double>((now - *deck.enteredPlayAt).count());
    const auto whole = static_cast<double>((*deck.dueAt - *deck.enteredPlayAt).count());
    return std::clamp(used / whole, 0.0, 1.0);
}

QString linkTextOf(const TableSummary& table) {
    switch (table.freshness) {
    case Freshness::NeverHeard:
        return FloorModel::tr("never heard");
    case Freshness::Live:
        return {};
    case Freshness::Stale:
        return FloorModel::tr("last heard %1 ago").arg(durationText(table.age));
    case Freshness::Offline:
        return FloorModel::tr("offline for %1").arg(durationText(table.age));
    case Freshness::Doubtful:
        return FloorModel::tr("record in doubt");
    }
    return {};
}

QVariant deckValue(const DeckInPlay& deck, int role, core::Instant now) {
    const bool red = deck.colour == events::DeckColour::Red;
    switch (role) {
    case FloorModel::DeckName:
        return red ? FloorModel::tr("Red deck") : FloorModel::tr("Blue deck");
    case FloorModel::DeckColour:
        return red ? QStringLiteral("red") : QStringLiteral("blue");
    case FloorModel::TimeLeft:
        return timeLeftText(deck, now);
    case FloorModel::Used:
        return usedShare(deck, now);
    case FloorModel::Urgency:
        return QVariant::fromValue(urgencyOf(deck, now));
    default:
        return {};
    }
}

} // namespace

int FloorModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_snapshot.tables.size());
}

QVariant FloorModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TableSummary& table = m_snapshot.tables[static_cast<std::size_t>(index.row())];
    const DeckInPlay* deck = mostUrgent(table);
    switch (role) {
    case TableName:
        return QString::fromStdString(table.table.text());
    case LinkState:
        return QVariant::fromValue(static_cast<LinkKind>(table.freshness));
    case LinkText:
        return linkTextOf(table);
    case HasDeck:
        return deck != nullptr;
    default:
        return deckValue(deck ? *deck : DeckInPlay{}, role, m_snapshot.at);
    }
}

QHash<int, QByteArray> FloorModel::roleNames() const {
    return {{TableName, "tableName"}, {LinkState, "linkState"}, {LinkText, "linkText"},
            {HasDeck, "hasDeck"},     {DeckName, "deckName"},   {DeckColour, "deckColour"},
            {TimeLeft, "timeLeft"},   {Used, "used"},           {Urgency, "urgency"}};
}

QString FloorModel::linkText() const {
    return connected() ? tr("Broker connected") : tr("Broker lost: nothing here is current");
}

void FloorModel::show(Snapshot snapshot) {
    const bool linkDiffers = snapshot.brokerConnected != m_snapshot.brokerConnected;
    const bool sameTables = std::equal(
        snapshot.tables.begin(), snapshot.tables.end(), m_snapshot.tables.begin(),
        m_snapshot.tables.end(), [](const auto& a, const auto& b) { return a.table == b.table; });
    if (sameTables) {
        m_snapshot = std::move(snapshot);
        if (!m_snapshot.tables.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
    } else {
        beginResetModel();
        m_snapshot = std::move(snapshot);
        endResetModel();
        emit countChanged();
    }
    if (linkDiffers)
        emit linkChanged();
}

} // namespace pitwatch::console
