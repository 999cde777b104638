#pragma once

#include "pit-console/core/live/snapshot.h"
#include "pit-console/viewmodels/signing/actions_model.h"

#include <QObject>
#include <QtQmlIntegration>

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
    Q_PROPERTY(pitwatch::console::ActionsModel* actions READ actions CONSTANT)

public:
    explicit OrdersModel(QObject* parent = nullptr);

    const QString& link() const { return m_link; }
    void setLink(const QString& link);
    int waiting() const;
    ActionsModel* actions() { return &m_actions; }

    void connectTo(Source& source) { m_actions.connectTo(source); }
    void show(const Snapshot& snapshot);

signals:
    void changed();

private:
    const LinkPicture* chosen() const;
    void refresh();
    void look();

    QString m_link;
    std::vector<LinkPicture> m_links;
    ActionsModel m_actions;
};

} // namespace pitwatch::console
