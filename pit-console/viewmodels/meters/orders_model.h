#pragma once

#include "pit-console/core/live/snapshot.h"
#include "pit-console/viewmodels/signing/signing_model.h"

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
    // Each: row, key, title, about, reason, pending.
    Q_PROPERTY(QVariantList allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QVariantList refused READ refused NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool outcomeRefused READ outcomeRefused NOTIFY changed)
    Q_PROPERTY(pitwatch::console::SigningModel* signing READ signing CONSTANT)

public:
    using QObject::QObject;

    const QString& link() const { return m_link; }
    void setLink(const QString& link);
    int waiting() const;
    bool current() const;
    QVariantList allowed() const { return offers(true); }
    QVariantList refused() const { return offers(false); }
    const QString& outcome() const { return m_signing.sender().outcome(); }
    bool outcomeRefused() const { return m_signing.sender().refused(); }
    SigningModel* signing() { return &m_signing; }

    // Opens `signing` for the offer of that key, if it is still made.
    Q_INVOKABLE void ask(const QString& key);

    void connectTo(Source& source) { m_signing.sender().connectTo(source); }
    void show(const Snapshot& snapshot);

signals:
    void changed();

private:
    const LinkPicture* chosen() const;
    QVariantList offers(bool allowed) const;
    void look();

    QString m_link;
    std::vector<LinkPicture> m_links;
    SigningModel m_signing{ActionSender::Page::Orders};
};

} // namespace pitwatch::console
