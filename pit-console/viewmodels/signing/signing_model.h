#pragma once

#include "pit-console/core/live/snapshot.h"
#include "pit-console/viewmodels/base/rows.h"
#include "pit-console/viewmodels/signing/action_sender.h"

#include <QObject>
#include <QtQmlIntegration>

#include <optional>

namespace pitwatch::console {

// Everything that is signed but for the blanks, as the dialog says it.
struct SigningFacts {
    QList<FactRow> rows;
    QStringList cards;
};

// One page's signing dialog. What it shows is what is signed: the offer is copied when the dialog
// opens and never looked up again; lists may change as they like meanwhile. When the object is not
// any more what it was, the dialog says so, signs nothing and can only be closed. It stays open
// until the console has signed, so a wrong passphrase costs nothing but the passphrase. GUI thread
// only.
class SigningModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by a page")
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(QString title READ title NOTIFY asked)
    // Everything that is signed but for the blanks.
    Q_PROPERTY(pitwatch::console::RowsModel* facts READ facts CONSTANT)
    Q_PROPERTY(QStringList cards READ cards NOTIFY asked)
    Q_PROPERTY(pitwatch::console::RowsModel* blanks READ blanks CONSTANT)
    // What has changed since the dialog opened; once it says so, it can only be closed.
    Q_PROPERTY(QString overtaken READ overtaken NOTIFY stateChanged)
    // Why it cannot be signed at this moment.
    Q_PROPERTY(QString hindrance READ hindrance NOTIFY stateChanged)
    // The key is being opened.
    Q_PROPERTY(bool busy READ busy NOTIFY stateChanged)
    // Why nothing was signed when it was tried.
    Q_PROPERTY(QString problem READ problem NOTIFY stateChanged)

public:
    explicit SigningModel(Asker asker) : m_sender(asker) {}

    ActionSender& sender() { return m_sender; }
    const ActionSender& sender() const { return m_sender; }
    // What the dialog is about; null while it is closed.
    const ActionOffer* offer() const { return m_offer ? &*m_offer : nullptr; }

    bool isOpen() const { return m_offer.has_value(); }
    QString title() const;
    Rows<FactRow>* facts() { return &m_facts; }
    const QStringList& cards() const { return m_cards; }
    Rows<BlankRow>* blanks() { return &m_blanks; }
    const QString& overtaken() const { return m_overtaken; }
    const QString& hindrance() const { return m_hindrance; }
    bool busy() const { return m_asked != 0; }
    const QString& problem() const { return m_problem; }

    // Opens the dialog; nothing while it is open, or the same is pending.
    void ask(const ActionOffer& offer, SigningFacts facts);
    // What is offered now about the same object, and whether its addressee is heard.
    void look(const std::vector<ActionOffer>& offers, bool current);
    // Whether any of the answers was for this page.
    bool settle(const Snapshot& snapshot);

    // Why the amount that was typed is not taken, and what whoever typed it should know before
    // signing; empty where there is nothing to say.
    Q_INVOKABLE QString amountProblem(const QString& typed) const;
    Q_INVOKABLE QString amountWarning(const QString& typed) const;

    // Signs what the dialog shows, with the blanks filled in by the arguments' names.
    Q_INVOKABLE void sign(const QVariantMap& filled, const QString& passphrase);
    // Nothing that is not signed yet will be.
    Q_INVOKABLE void close();

signals:
    void asked();
    void openChanged();
    void stateChanged();
    // It is signed and on its way; the dialog has closed.
    void sent();

private:
    void end();
    const MoneyBounds* bounds() const;

    ActionSender m_sender;
    std::optional<ActionOffer> m_offer;
    Rows<FactRow> m_facts;
    QStringList m_cards;
    Rows<BlankRow> m_blanks;
    QString m_overtaken;
    QString m_hindrance;
    QString m_problem;
    std::uint64_t m_asked = 0; // What is being signed; 0: nothing.
};

} // namespace pitwatch::console
