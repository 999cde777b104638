#pragma once

#include "pit-console/viewmodels/claims/claim_model.h"
#include "pit-console/viewmodels/claims/claim_queue_model.h"
#include "pit-console/viewmodels/signing/actions_model.h"

namespace pitwatch::console {

// The Jackpots page: the queue of open claims, the one that is looked at in full, and what may be
// done about it. GUI thread only; the source must outlive it.
class JackpotsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(pitwatch::console::ClaimQueueModel* queue READ queue CONSTANT)
    Q_PROPERTY(pitwatch::console::ClaimModel* claim READ claim CONSTANT)
    Q_PROPERTY(pitwatch::console::ActionsModel* actions READ actions CONSTANT)

public:
    explicit JackpotsModel(QObject* parent = nullptr);

    ClaimQueueModel* queue() { return &m_queue; }
    ClaimModel* claim() { return &m_claim; }
    ActionsModel* actions() { return &m_actions; }

    void connectTo(Source& source) { m_actions.connectTo(source); }
    void show(const Snapshot& snapshot);

private:
    void refresh();
    void look();

    ClaimQueueModel m_queue;
    ClaimModel m_claim;
    ActionsModel m_actions;
};

} // namespace pitwatch::console
