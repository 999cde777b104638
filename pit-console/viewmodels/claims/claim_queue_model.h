#pragma once

#include "pit-console/core/live/snapshot.h"
#include "pit-console/viewmodels/base/rows.h"
#include "pit-console/viewmodels/claims/claim_rows.h"

#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// The queue of the Jackpots page: one row a claim that is still open, and which one is looked at.
// GUI thread only.
class ClaimQueueModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by a page")
    Q_PROPERTY(pitwatch::console::RowsModel* rows READ rows CONSTANT)
    // Why the queue may be out of date; empty while every table is heard.
    Q_PROPERTY(QString staleText READ staleText NOTIFY changed)
    Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY changed)
    // That the chosen claim has ended; no other takes its place before somebody chooses.
    Q_PROPERTY(QString endedText READ endedText NOTIFY changed)

public:
    using QObject::QObject;

    Rows<ClaimRow>* rows() { return &m_rows; }
    const QString& staleText() const { return m_staleText; }
    // The claim that is looked at. Where nobody chose it is the first, and stays the one that was
    // the first when it was shown.
    const QString& chosen() const { return m_chosen; }
    QString endedText() const;
    void choose(const QString& claim);

    const std::vector<ClaimPicture>& claims() const { return m_claims; }
    // Null once it has ended.
    const ClaimPicture* chosenClaim() const;

    // Whether anything but the time has changed.
    bool show(const Snapshot& snapshot);

signals:
    void changed();
    // Somebody looks at another one.
    void anotherChosen();

private:
    void fill();

    std::vector<ClaimPicture> m_claims;
    core::Instant m_now{};
    QString m_staleText;
    QString m_chosen;
    Rows<ClaimRow> m_rows;
};

} // namespace pitwatch::console
