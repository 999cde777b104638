#pragma once

#include "pit-console/core/snapshot.h"
#include "pit-console/viewmodels/action_sender.h"

#include <QObject>
#include <QtQmlIntegration>
#include <QVariantList>

namespace pitwatch::console {

// What can be ordered of one link's controller, and what waits there for a second person. GUI
// thread only; the source must outlive it.
class OrdersModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString link READ link WRITE setLink NOTIFY changed)
    // Orders that wait for somebody who may approve them.
    Q_PROPERTY(int waiting READ waiting NOTIFY changed)
    // Whether the controller is heard.
    Q_PROPERTY(bool current READ current NOTIFY changed)
    // Each: row, title, about, reason, blanks (each: argument, label, kind, choices), pending.
    Q_PROPERTY(QVariantList allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QVariantList refused READ refused NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool outcomeRefused READ outcomeRefused NOTIFY changed)

public:
    using QObject::QObject;

    const QString& link() const { return m_link; }
    void setLink(const QString& link);
    int waiting() const;
    bool current() const;
    QVariantList allowed() const { return offers(true); }
    QVariantList refused() const { return offers(false); }
    const QString& outcome() const { return m_sender.outcome(); }
    bool outcomeRefused() const { return m_sender.refused(); }

    // Sends the action of that row of `allowed` or `refused`, with its blanks filled in.
    Q_INVOKABLE void act(int row, const QVariantMap& filled, const QString& passphrase);

    void connectTo(Source& source) { m_sender.connectTo(source); }
    void show(const Snapshot& snapshot);

signals:
    void changed();

private:
    const LinkPicture* chosen() const;
    QVariantList offers(bool allowed) const;

    QString m_link;
    std::vector<LinkPicture> m_links;
    ActionSender m_sender{ActionSender::Page::Orders};
};

} // namespace pitwatch::console
