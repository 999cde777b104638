#pragma once

#include "pit-console/core/live/snapshot.h"
#include "pit-console/viewmodels/signing/signing_model.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQmlIntegration>
#include <QVariantList>

namespace pitwatch::console {

// The Jackpots page: one row a claim that is still open, and the one that is being looked at in
// full. QML chooses colours and layout from these values and computes nothing. GUI thread only.
class JackpotsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(int count READ count NOTIFY changed)
    // Why the queue may be out of date; empty while every table is heard.
    Q_PROPERTY(QString staleText READ staleText NOTIFY changed)
    Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY changed)
    // That the chosen claim has ended; no other takes its place before somebody chooses.
    Q_PROPERTY(QString endedText READ endedText NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString amount READ amount NOTIFY changed)
    Q_PROPERTY(QString facts READ facts NOTIFY changed)
    Q_PROPERTY(QString paytable READ paytable NOTIFY changed)
    Q_PROPERTY(QStringList cards READ cards NOTIFY changed)
    // What stands in the way, or is special about it.
    Q_PROPERTY(QString notice READ notice NOTIFY changed)
    // Why the chosen claim may be out of date.
    Q_PROPERTY(QString silence READ silence NOTIFY changed)
    Q_PROPERTY(QString next READ next NOTIFY changed)
    Q_PROPERTY(QString section READ section NOTIFY changed)
    // Each: title, text, done, current.
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)
    // Each: text, done.
    Q_PROPERTY(QVariantList checks READ checks NOTIFY changed)
    // Each: seat, text, amount, payment, due.
    Q_PROPERTY(QVariantList envy READ envy NOTIFY changed)
    // Each: row, key, title, about, reason, pending.
    Q_PROPERTY(QVariantList allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QVariantList refused READ refused NOTIFY changed)
    // The payout document as it is printed, each: label, value; none before it is issued.
    Q_PROPERTY(QVariantList slip READ slip NOTIFY changed)
    // Where it was saved, or why not; empty before.
    Q_PROPERTY(QString slipSaved READ slipSaved NOTIFY changed)
    // Whether the claim's table is heard.
    Q_PROPERTY(bool current READ current NOTIFY changed)
    // What became of the last action; empty before one was answered.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool outcomeRefused READ outcomeRefused NOTIFY changed)
    Q_PROPERTY(pitwatch::console::SigningModel* signing READ signing CONSTANT)

public:
    enum Role {
        ClaimName = Qt::UserRole + 1, // "T01-5"
        HandText,                     // "Royal flush"
        PlaceText,                    // "T01, seat 3"
        AmountText,                   // "$62,345.67", "waits for the meter"
        WaitText,                     // "Verify the hand at the table"
        AgeText,                      // "4 min"
        EnvyText,                     // "2 of 6 Envy lines paid"; empty where there are none.
        Disputed,
        Current,
        Chosen,
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return rowCount(); }
    const QString& staleText() const { return m_staleText; }
    // The claim that is looked at. Where nobody chose it is the first, and stays the one that was
    // the first when it was shown.
    const QString& chosen() const { return m_chosen; }
    QString endedText() const;
    void choose(const QString& claim);
    QString title() const;
    QString amount() const;
    QString facts() const;
    QString paytable() const;
    QStringList cards() const;
    QString notice() const;
    QString silence() const;
    QString next() const;
    QString section() const;
    QVariantList steps() const;
    QVariantList checks() const;
    QVariantList envy() const;
    QVariantList slip() const;
    const QString& slipSaved() const { return m_slipSaved; }
    QVariantList allowed() const { return offers(true); }
    QVariantList refused() const { return offers(false); }
    bool current() const;
    const QString& outcome() const { return m_signing.sender().outcome(); }
    bool outcomeRefused() const { return m_signing.sender().refused(); }
    SigningModel* signing() { return &m_signing; }

    // Opens `signing` for the chosen claim's offer of that key, if it is still made.
    Q_INVOKABLE void ask(const QString& key);

    // Writes it as a PDF, and hands it to the print command where there is one.
    Q_INVOKABLE void saveSlip();
    void setPrintCommand(const QString& command) { m_printCommand = command; }

    void connectTo(Source& source) { m_signing.sender().connectTo(source); }
    void show(const Snapshot& snapshot);

signals:
    void changed();

private:
    const ClaimPicture* chosenClaim() const;
    QVariantList offers(bool allowed) const;
    void take(const std::vector<ClaimPicture>& claims);
    void look();

    std::vector<ClaimPicture> m_claims;
    core::Instant m_now{};
    QString m_staleText;
    QString m_chosen;
    QString m_slipSaved;
    QString m_printCommand;
    SigningModel m_signing{ActionSender::Page::Jackpots};
};

} // namespace pitwatch::console
