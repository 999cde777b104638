#pragma once

#include "pit-console/core/live/snapshot.h"
#include "pit-console/viewmodels/signing/signing_model.h"

#include <QObject>
#include <QString>
#include <QtQmlIntegration>
#include <QVariantList>

namespace pitwatch::console {

// The Table page: one table's layout, what the rules ask next, and what may be asked of it now. GUI
// thread only; the source must outlive it.
class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString table READ table NOTIFY chosen)
    Q_PROPERTY(QStringList tables READ tables NOTIFY tablesChanged)
    Q_PROPERTY(bool hasPrevious READ hasPrevious NOTIFY changed)
    Q_PROPERTY(bool hasNext READ hasNext NOTIFY changed)
    Q_PROPERTY(bool known READ known NOTIFY changed)
    Q_PROPERTY(bool current READ current NOTIFY changed)
    Q_PROPERTY(QString linkText READ linkText NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    // Each: number, player, banks, folded, left, cards, wagers (each: name, amount, choice).
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(bool cross READ cross NOTIFY changed)
    Q_PROPERTY(QStringList board READ board NOTIFY changed)
    Q_PROPERTY(QStringList box READ box NOTIFY changed)
    // Each: name, colour, id, where, timeLeft, used, overdue, mustLeave.
    Q_PROPERTY(QVariantList decks READ decks NOTIFY changed)
    Q_PROPERTY(QString shuffler READ shuffler NOTIFY changed)
    Q_PROPERTY(bool shufflerTrouble READ shufflerTrouble NOTIFY changed)
    // Each: what, section.
    Q_PROPERTY(QVariantList nextSteps READ nextSteps NOTIFY changed)
    // Each: row, key, title, about, reason, pending.
    Q_PROPERTY(QVariantList allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QVariantList refused READ refused NOTIFY changed)
    // What became of the last action; empty before one was answered.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool outcomeRefused READ outcomeRefused NOTIFY changed)
    Q_PROPERTY(pitwatch::console::SigningModel* signing READ signing CONSTANT)

public:
    using QObject::QObject;

    QString table() const { return m_table; }
    const QStringList& tables() const { return m_tables; }
    bool hasPrevious() const { return m_tables.indexOf(m_table) > 0; }
    bool hasNext() const { return m_tables.indexOf(m_table) + 1 < m_tables.size(); }
    bool known() const { return m_picture.has_value(); }
    bool current() const;
    QString linkText() const;
    QString heading() const;
    QString status() const;
    QString problem() const;
    QVariantList seats() const;
    bool cross() const;
    QStringList board() const;
    QStringList box() const;
    QVariantList decks() const;
    QString shuffler() const;
    bool shufflerTrouble() const;
    QVariantList nextSteps() const;
    QVariantList allowed() const { return offers(true); }
    QVariantList refused() const { return offers(false); }
    const QString& outcome() const { return m_signing.sender().outcome(); }
    bool outcomeRefused() const { return m_signing.sender().refused(); }
    SigningModel* signing() { return &m_signing; }

    Q_INVOKABLE void choose(const QString& table);
    // The next table of the pit, or with -1 the one before.
    Q_INVOKABLE void step(int by);
    // Opens `signing` for the offer of that key, if it is still made.
    Q_INVOKABLE void ask(const QString& key);

    void connectTo(Source& source);
    void show(const Snapshot& snapshot);

signals:
    void chosen();
    void tablesChanged();
    void changed();

private:
    QVariantList offers(bool allowed) const;
    bool settle(const Snapshot& snapshot);

    Source* m_source = nullptr;
    QString m_table;
    QStringList m_tables;
    std::optional<TablePicture> m_picture;
    core::Instant m_at{};
    SigningModel m_signing{ActionSender::Page::Table};
};

} // namespace pitwatch::console
