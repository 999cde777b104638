#pragma once

#include "pit-console/core/live/snapshot.h"

#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// What stands around every page: the clock, whether the pit is heard. GUI thread only.
class ShellModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool connected READ connected NOTIFY connectionChanged)
    Q_PROPERTY(QString connectionText READ connectionText NOTIFY connectionChanged)
    Q_PROPERTY(bool reading READ reading NOTIFY readingChanged)
    Q_PROPERTY(double readShare READ readShare NOTIFY readingChanged)
    Q_PROPERTY(QString readingText READ readingText NOTIFY readingChanged)
    Q_PROPERTY(QString clockText READ clockText NOTIFY clockChanged)
    Q_PROPERTY(QString dateText READ dateText NOTIFY clockChanged)

public:
    using QObject::QObject;

    bool connected() const { return m_connected; }
    QString connectionText() const;
    // The console has just been started and reads what it kept; no page knows anything yet.
    bool reading() const { return m_reading.has_value(); }
    double readShare() const;    // 0 to 1
    QString readingText() const; // "Reading the journals: 43 %"
    QString clockText() const { return m_clockText; }
    QString dateText() const { return m_dateText; }

    void show(const Snapshot& snapshot);

signals:
    void connectionChanged();
    void readingChanged();
    void clockChanged();

private:
    bool m_connected = false;
    bool m_everConnected = false;
    std::optional<Reading> m_reading;
    QString m_clockText;
    QString m_dateText;
};

} // namespace pitwatch::console
