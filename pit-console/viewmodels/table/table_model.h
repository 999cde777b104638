#pragma once

#include "pit-console/core/live/snapshot.h"
#include "pit-console/viewmodels/base/rows.h"
#include "pit-console/viewmodels/signing/actions_model.h"
#include "pit-console/viewmodels/table/table_rows.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace pitwatch::console {

// The Table page: one table's layout, what the rules ask next, and what may be asked of it now. GUI
// thread only; the source must outlive it.
class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString table READ table NOTIFY chosen)
    Q_PROPERTY(QStringList tables READ tables NOTIFY tablesChanged)
    Q_PROPERTY(bool hasPrevious READ hasPrevious NOTIFY changed)
    Q_PROPERTY(bool hasNext READ hasNext NOTIFY changed)
    Q_PROPERTY(bool known READ known NOTIFY changed)
    Q_PROPERTY(bool current READ current NOTIFY changed)
    Q_PROPERTY(QString standingText READ standingText NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(pitwatch::console::RowsModel* seats READ seats CONSTANT)
    Q_PROPERTY(bool cross READ cross NOTIFY changed)
    Q_PROPERTY(QList<QString> board READ board NOTIFY changed)
    Q_PROPERTY(QList<QString> box READ box NOTIFY changed)
    Q_PROPERTY(pitwatch::console::RowsModel* decks READ decks CONSTANT)
    Q_PROPERTY(QString shuffler READ shuffler NOTIFY changed)
    Q_PROPERTY(bool shufflerTrouble READ shufflerTrouble NOTIFY changed)
    Q_PROPERTY(pitwatch::console::RowsModel* nextSteps READ nextSteps CONSTANT)
    Q_PROPERTY(pitwatch::console::ActionsModel* actions READ actions CONSTANT)

public:
    explicit TableModel(QObject* parent = nullptr);

    QString table() const { return m_table; }
    const QStringList& tables() const { return m_tables; }
    bool hasPrevious() const { return m_tables.indexOf(m_table) > 0; }
    bool hasNext() const { return m_tables.indexOf(m_table) + 1 < m_tables.size(); }
    bool known() const { return m_picture.has_value(); }
    bool current() const;
    QString standingText() const;
    QString heading() const;
    QString status() const;
    QString problem() const;
    Rows<SeatRow>* seats() { return &m_seats; }
    bool cross() const;
    QStringList board() const;
    QStringList box() const;
    Rows<DeckRow>* decks() { return &m_decks; }
    QString shuffler() const;
    bool shufflerTrouble() const;
    Rows<NextStepRow>* nextSteps() { return &m_nextSteps; }
    ActionsModel* actions() { return &m_actions; }

    Q_INVOKABLE void choose(const QString& table);
    // The next table of the pit, or with -1 the one before.
    Q_INVOKABLE void step(int by);

    void connectTo(Source& source);
    void show(const Snapshot& snapshot);

signals:
    void chosen();
    void tablesChanged();
    void changed();

private:
    void refresh();
    bool settle(const Snapshot& snapshot);

    Source* m_source = nullptr;
    QString m_table;
    QStringList m_tables;
    std::optional<TablePicture> m_picture;
    core::Instant m_at{};
    Rows<SeatRow> m_seats;
    Rows<DeckRow> m_decks;
    Rows<NextStepRow> m_nextSteps;
    ActionsModel m_actions;
};

} // namespace pitwatch::console
