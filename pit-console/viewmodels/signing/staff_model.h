#pragma once

#include "pit-console/core/live/snapshot.h"
#include "pit-console/core/live/source.h"
#include "pit-console/viewmodels/base/request_numbers.h"
#include "pit-console/viewmodels/base/rows.h"
#include "pit-console/viewmodels/signing/staff_rows.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace pitwatch::console {

// Who is at the console, and who may do what. GUI thread only; the source must outlive it.
class StaffModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    // Whether anybody can sign in at this console.
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(bool signedIn READ signedIn NOTIFY changed)
    Q_PROPERTY(QString personId READ personId NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString role READ role NOTIFY changed)
    // Up to how much this person decides; empty where money is not theirs to decide.
    Q_PROPERTY(QString limit READ limit NOTIFY changed)
    Q_PROPERTY(QString rosterText READ rosterText NOTIFY changed)
    Q_PROPERTY(QString rosterProblem READ rosterProblem NOTIFY changed)
    Q_PROPERTY(pitwatch::console::RowsModel* people READ people CONSTANT)
    // Those who may sign in, by id and as they are called.
    Q_PROPERTY(QStringList candidates READ candidates NOTIFY changed)
    Q_PROPERTY(QStringList candidateNames READ candidateNames NOTIFY changed)
    // Signed and not answered yet, each in words.
    Q_PROPERTY(QStringList pending READ pending NOTIFY changed)
    // The newest first.
    Q_PROPERTY(pitwatch::console::RowsModel* records READ records CONSTANT)
    // A passphrase is being tried.
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    // Why the last sign-in was refused.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    using QObject::QObject;

    bool available() const { return m_staff.available; }
    bool signedIn() const { return m_staff.signedIn.has_value(); }
    QString personId() const;
    QString name() const;
    QString role() const;
    QString limit() const;
    QString rosterText() const;
    QString rosterProblem() const;
    Rows<PersonRow>* people() { return &m_people; }
    QStringList candidates() const;
    QStringList candidateNames() const;
    QStringList pending() const;
    Rows<RecordRow>* records() { return &m_records; }
    bool busy() const { return m_asked != 0; }
    const QString& problem() const { return m_problem; }

    Q_INVOKABLE void signIn(const QString& person, const QString& passphrase);
    // Whoever was to sign in does not any more.
    Q_INVOKABLE void cancelSignIn();
    Q_INVOKABLE void signOut();
    Q_INVOKABLE void forgetProblem();

    void connectTo(Source& source) { m_source = &source; }
    void show(const Snapshot& snapshot);

signals:
    void changed();
    // Somebody has just signed in.
    void arrived();

private:
    void take(const StaffPicture& staff);

    Source* m_source = nullptr;
    StaffPicture m_staff;
    Rows<PersonRow> m_people;
    Rows<RecordRow> m_records;
    RequestNumbers m_numbers{Asker::Staff};
    std::uint64_t m_asked = 0; // The sign-in that is not answered yet; 0: none.
    QString m_problem;
};

} // namespace pitwatch::console
