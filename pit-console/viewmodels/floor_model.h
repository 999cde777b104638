#pragma once

#include "pit-console/core/snapshot.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// The Floor page: one row a table, and whether the pit is heard at all. QML chooses colours and
// layout from these values and computes nothing. GUI thread only.
class FloorModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool connected READ connected NOTIFY linkChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QString linkText READ linkText NOTIFY linkChanged)

public:
    enum Role {
        TableName = Qt::UserRole + 1,
        LinkState, // One of LinkKind.
        LinkText,  // "heard 47 s ago"; empty while live.
        HasDeck,
        DeckName,   // "Red"
        DeckColour, // "red" or "blue": which swatch to show.
        TimeLeft,   // "3 h 12 min", "overdue 7 min"
        Used,       // Share of the deck's time used up, 0 to 1.
        Urgency,    // One of UrgencyKind.
    };
    Q_ENUM(Role)

    enum class LinkKind { NeverHeard, Live, Stale, Offline, Doubtful };
    Q_ENUM(LinkKind)

    enum class UrgencyKind { None, Soon, Now, Overdue };
    Q_ENUM(UrgencyKind)

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    bool connected() const { return m_snapshot.brokerConnected; }
    int count() const { return rowCount(); }
    QString linkText() const;

    // Replaces what is shown; rows that did not change are not touched.
    void show(Snapshot snapshot);

signals:
    void linkChanged();
    void countChanged();

private:
    Snapshot m_snapshot;
};

} // namespace pitwatch::console
