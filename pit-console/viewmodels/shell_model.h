#pragma once

#include "pit-console/core/snapshot.h"

#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// What stands around every page: the clock, whether the pit is heard, who is signed in. GUI thread
// only.
class ShellModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool connected READ connected NOTIFY linkChanged)
    Q_PROPERTY(QString linkText READ linkText NOTIFY linkChanged)
    Q_PROPERTY(QString clockText READ clockText NOTIFY clockChanged)
    Q_PROPERTY(QString dateText READ dateText NOTIFY clockChanged)
    Q_PROPERTY(QString person READ person NOTIFY personChanged)

public:
    using QObject::QObject;

    bool connected() const { return m_connected; }
    QString linkText() const;
    QString clockText() const { return m_clockText; }
    QString dateText() const { return m_dateText; }
    // Empty while nobody is signed in.
    QString person() const { return m_person; }
    void setPerson(const QString& person);

    void show(const Snapshot& snapshot);

signals:
    void linkChanged();
    void clockChanged();
    void personChanged();

private:
    bool m_connected = false;
    bool m_everConnected = false;
    QString m_clockText;
    QString m_dateText;
    QString m_person;
};

} // namespace pitwatch::console
