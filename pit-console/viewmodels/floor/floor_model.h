#pragma once

#include "pit-console/core/live/snapshot.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// The Floor page: one row a table, by need or by place in the pit. QML chooses colours and layout
// from these values and computes nothing. GUI thread only.
class FloorModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool byNeed READ byNeed WRITE setByNeed NOTIFY orderChanged)
    // The floorpersons, each with a section of the floor; and whose is shown, empty for all.
    Q_PROPERTY(QStringList sections READ sections NOTIFY sectionsChanged)
    Q_PROPERTY(QString section READ section WRITE setSection NOTIFY orderChanged)

public:
    enum Role {
        TableName = Qt::UserRole + 1,
        StandingRole, // One of StandingKind.
        StandingText, // "heard 47 s ago"; empty while live.
        HasDeck,
        DeckName,   // "Red deck"
        DeckColour, // "red": which swatch to show.
        TimeLeft,   // "3 h 12 min left", "overdue 7 min"
        Used,       // Share of the deck's time used up, 0 to 1.
        Urgency,    // One of UrgencyKind, of the deck.
        Game,
        RuleSet,
        Status, // "Betting, 4 players"
        Stub,   // "Stub 3 of 5"; empty where none is counted.
        Shuffler,
        ShufflerTrouble,
        Meter, // "$12,384.17"; empty without one.
        MeterTrouble,
        Alarms,
        AlarmLevel, // 0: none, 1 to 3: low to high.
        Problem,
    };
    Q_ENUM(Role)

    enum class StandingKind { NeverHeard, Fresh, Stale, Offline, Doubtful };
    Q_ENUM(StandingKind)

    enum class UrgencyKind { None, Soon, Now, Overdue };
    Q_ENUM(UrgencyKind)

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return rowCount(); }
    bool byNeed() const { return m_byNeed; }
    void setByNeed(bool byNeed);
    const QStringList& sections() const { return m_sections; }
    const QString& section() const { return m_section; }
    void setSection(const QString& section);

    // Replaces what is shown; rows that did not change are not touched.
    void show(const Snapshot& snapshot);

signals:
    void countChanged();
    void orderChanged();
    void sectionsChanged();

private:
    std::vector<TableSummary> arranged(std::vector<TableSummary> tables) const;
    void replace(std::vector<TableSummary> rows, core::Instant at);
    QVariant tableValue(const TableSummary& table, int role) const;
    QVariant deckValue(const TableSummary& table, int role) const;

    std::vector<TableSummary> m_all;
    std::vector<TableSummary> m_rows;
    core::Instant m_at{};
    bool m_byNeed = false;
    QString m_section;
    QStringList m_sections;
};

} // namespace pitwatch::console
