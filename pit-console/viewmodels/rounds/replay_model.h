#pragma once

#include "pit-console/core/rounds/round_replay.h"
#include "pit-console/viewmodels/base/rows.h"
#include "pit-console/viewmodels/rounds/round_rows.h"

#include <QObject>
#include <QStringList>
#include <QtQmlIntegration>

namespace pitwatch::console {

// One round, step by step: the list of what happened and the layout after the chosen step. GUI
// thread only.
class ReplayModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by a view model")
    Q_PROPERTY(bool there READ there NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged)
    Q_PROPERTY(QString stepText READ stepText NOTIFY stepChanged)
    Q_PROPERTY(bool cross READ cross NOTIFY stepChanged)
    Q_PROPERTY(QList<QString> board READ board NOTIFY stepChanged)
    Q_PROPERTY(QList<QString> box READ box NOTIFY stepChanged)
    Q_PROPERTY(pitwatch::console::RowsModel* steps READ steps CONSTANT)
    Q_PROPERTY(pitwatch::console::RowsModel* seats READ seats CONSTANT)

public:
    using QObject::QObject;

    void show(const RoundReplay& replay);

    bool there() const { return !m_replay.steps.empty(); }
    QString title() const;
    // Why there is no layout; empty where there is one.
    QString problem() const;
    int step() const { return m_step; }
    void setStep(int step);
    QString stepText() const;
    bool cross() const { return layout().cross; }
    // Cards are "As"; empty text is a card face down.
    QStringList board() const;
    QStringList box() const;
    Rows<ReplayStepRow>* steps() { return &m_steps; }
    Rows<ReplaySeatRow>* seats() { return &m_seats; }

    Q_INVOKABLE void forward() { setStep(m_step + 1); }
    Q_INVOKABLE void back() { setStep(m_step - 1); }

signals:
    void changed();
    void stepChanged();

private:
    const ReplayedLayout& layout() const;
    void fillSeats();

    RoundReplay m_replay;
    int m_step = 0;
    Rows<ReplayStepRow> m_steps;
    Rows<ReplaySeatRow> m_seats;
};

} // namespace pitwatch::console
