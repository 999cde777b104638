#pragma once

#include "pit-console/viewmodels/base/rows.h"
#include "pit-console/viewmodels/claims/claim_rows.h"

#include <QObject>
#include <QStringList>
#include <QtQmlIntegration>

#include <optional>

namespace pitwatch::console {

// One claim in full: the hand, how far it has come, the Envy lines and the payout document. Empty
// while none is looked at. GUI thread only.
class ClaimModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by a page")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString amount READ amount NOTIFY changed)
    Q_PROPERTY(QString facts READ facts NOTIFY changed)
    Q_PROPERTY(QString paytable READ paytable NOTIFY changed)
    Q_PROPERTY(QStringList cards READ cards NOTIFY changed)
    // What stands in the way, or is special about it.
    Q_PROPERTY(QString notice READ notice NOTIFY changed)
    // Why it may be out of date.
    Q_PROPERTY(QString silence READ silence NOTIFY changed)
    Q_PROPERTY(QString next READ next NOTIFY changed)
    Q_PROPERTY(QString section READ section NOTIFY changed)
    Q_PROPERTY(pitwatch::console::RowsModel* steps READ steps CONSTANT)
    Q_PROPERTY(pitwatch::console::RowsModel* checks READ checks CONSTANT)
    Q_PROPERTY(pitwatch::console::RowsModel* envy READ envy CONSTANT)
    // The payout document as it is printed; none before it is issued.
    Q_PROPERTY(pitwatch::console::RowsModel* slip READ slip CONSTANT)
    // Where it was saved, or why not; empty before.
    Q_PROPERTY(QString slipSaved READ slipSaved NOTIFY changed)

public:
    using QObject::QObject;

    QString title() const;
    QString amount() const;
    QString facts() const;
    QString paytable() const;
    QStringList cards() const;
    QString notice() const;
    QString silence() const;
    QString next() const;
    QString section() const;
    Rows<ClaimStepRow>* steps() { return &m_steps; }
    Rows<ClaimCheckRow>* checks() { return &m_checks; }
    Rows<EnvyRow>* envy() { return &m_envy; }
    Rows<FactRow>* slip() { return &m_slip; }
    const QString& slipSaved() const { return m_slipSaved; }

    // Writes it as a PDF, and hands it to the print command where there is one.
    Q_INVOKABLE void saveSlip();
    void setPrintCommand(const QString& command) { m_printCommand = command; }

    // Null: there is none to look at.
    void show(const ClaimPicture* picture);
    // Another one is looked at.
    void forgetSaved();

signals:
    void changed();

private:
    void fill();

    std::optional<ClaimPicture> m_picture;
    QString m_slipSaved;
    QString m_printCommand;
    Rows<ClaimStepRow> m_steps;
    Rows<ClaimCheckRow> m_checks;
    Rows<EnvyRow> m_envy;
    Rows<FactRow> m_slip;
};

} // namespace pitwatch::console
