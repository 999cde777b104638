#pragma once

#include "pit-console/core/live/snapshot.h"
#include "pit-console/viewmodels/base/rows.h"
#include "pit-console/viewmodels/meters/meter_rows.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQmlIntegration>

namespace pitwatch::console {

// What the players' sign of one link shows: its levels, and who has just won. While the link is not
// in service, or its controller is not heard, there are no rows at all, so no value that is not
// current can be drawn. GUI thread only.
class SignModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString link READ link CONSTANT)
    Q_PROPERTY(bool available READ available NOTIFY noticeChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(QString hint READ hint NOTIFY noticeChanged)
    Q_PROPERTY(pitwatch::console::RowsModel* levels READ levels CONSTANT)
    Q_PROPERTY(pitwatch::console::RowsModel* wins READ wins CONSTANT)

public:
    // How long a win is shown, and how many at once.
    static constexpr core::Millis kWinShownFor = std::chrono::minutes{2};
    static constexpr int kWinsShown = 3;

    explicit SignModel(const QString& link, QObject* parent = nullptr);

    QString link() const { return m_link; }
    bool available() const { return m_notice.isEmpty(); }
    // What is shown instead of values, and why; empty while there are values.
    QString notice() const { return m_notice; }
    QString hint() const { return m_hint; }
    Rows<SignLevelRow>* levels() { return &m_levels; }
    Rows<SignWinRow>* wins() { return &m_wins; }

    void show(const Snapshot& snapshot);
    // From the next snapshot on: a source that says nothing for so long is not heard either.
    void setPatience(core::Millis patience);

signals:
    void noticeChanged();

private:
    void showLink(const LinkPicture& link, core::Instant now);
    void showNotice(const QString& notice, const QString& hint);

    QString m_link;
    QString m_notice;
    QString m_hint;
    Rows<SignLevelRow> m_levels;
    Rows<SignWinRow> m_wins;
    QTimer m_silence;
};

} // namespace pitwatch::console
