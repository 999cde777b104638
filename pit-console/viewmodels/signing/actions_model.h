#pragma once

#include "pit-console/viewmodels/signing/signing_model.h"

#include <functional>

namespace pitwatch::console {

// What may be asked of the thing that a page looks at, what may not and why, and what became of the
// last that was asked. GUI thread only; the source must outlive it.
class ActionsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by a page")
    // Whether who would do it is heard.
    Q_PROPERTY(bool current READ current NOTIFY changed)
    Q_PROPERTY(pitwatch::console::RowsModel* allowed READ allowed CONSTANT)
    Q_PROPERTY(pitwatch::console::RowsModel* refused READ refused CONSTANT)
    // What became of the last action; empty before one was answered.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool outcomeRefused READ outcomeRefused NOTIFY changed)
    Q_PROPERTY(pitwatch::console::SigningModel* signing READ signing CONSTANT)

public:
    // Everything about one of the offers shown that its dialog shows.
    using FactsOf = std::function<SigningFacts(const ActionOffer&)>;

    ActionsModel(Asker asker, FactsOf factsOf);

    bool current() const { return m_current; }
    Rows<ActionRow>* allowed() { return &m_allowed; }
    Rows<ActionRow>* refused() { return &m_refused; }
    const QString& outcome() const { return m_signing.sender().outcome(); }
    bool outcomeRefused() const { return m_signing.sender().refused(); }
    SigningModel* signing() { return &m_signing; }

    // Opens `signing` for that offer, if it is still made.
    Q_INVOKABLE void ask(const QString& offer);

    void connectTo(Source& source) { m_signing.sender().connectTo(source); }
    void show(const std::vector<ActionOffer>& offers, bool current);
    // Another thing is looked at.
    void forgetOutcome();

signals:
    void changed();

private:
    std::vector<ActionOffer> m_offers;
    bool m_current = false;
    Rows<ActionRow> m_allowed;
    Rows<ActionRow> m_refused;
    SigningModel m_signing;
    FactsOf m_factsOf;
};

} // namespace pitwatch::console
