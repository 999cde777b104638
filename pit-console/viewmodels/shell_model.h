#pragma once

#include "pit-console/core/snapshot.h"

#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// What stands around every page: the clock, whether the pit is heard. GUI thread only.
class ShellModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool connected READ connected NOTIFY linkChanged)
    Q_PROPERTY(QString linkText READ linkText NOTIFY linkChanged)
    Q_PROPERTY(QString clockText READ clockText NOTIFY clockChanged)
    Q_PROPERTY(QString dateText READ dateText NOTIFY clockChanged)

public:
    using QObject::QObject;

    bool connected() const { return m_connected; }
    QString linkText() const;
    QString clockText() const { return m_clockText; }
    QString dateText() const { return m_dateText; }

    void show(const Snapshot& snapshot);

signals:
    void linkChanged();
    void clockChanged();

private:
    bool m_connected = false;
    bool m_everConnected = false;
    QString m_clockText;
    QString m_dateText;
};

} // namespace pitwatch::console
