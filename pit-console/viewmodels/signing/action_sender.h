#pragma once

#include "pit-console/core/live/source.h"
#include "pit-console/viewmodels/base/request_numbers.h"
#include "pit-console/viewmodels/signing/signing_rows.h"

#include <QString>
#include <QVariantMap>

#include <vector>

namespace pitwatch::console {

// Sends one page's actions and waits for what becomes of them: pending from the moment one is sent
// until the addressee's own record confirms or refuses it. GUI thread only; the source must outlive
// it or be replaced.
class ActionSender {
public:
    explicit ActionSender(Asker page) : m_numbers(page) {}

    void connectTo(Source& source) { m_source = &source; }

    // Under which the next action will be sent.
    std::uint64_t nextNumber() { return m_numbers.next(); }
    // Has the offer signed, as it was filled in, with the passphrase. Nothing while the same is
    // pending.
    void send(std::uint64_t number, const ActionOffer& offer, desk::Request request,
              const QString& passphrase);
    // It is not wanted any more; it may have been signed by now.
    void cancel(std::uint64_t number);
    bool isPending(const ActionOffer& offer) const;
    // Whether any of the answers was about something sent here.
    bool settle(const Snapshot& snapshot);

    // What became of the last one; empty before it was answered.
    const QString& outcome() const { return m_outcome; }
    bool refused() const { return m_refused; }
    void forgetOutcome() { m_outcome.clear(); }

    // A row for each offer that is allowed, or is not.
    QList<ActionRow> rows(const std::vector<ActionOffer>& offers, bool allowed) const;

private:
    struct Pending {
        std::uint64_t id;
        desk::Request request;
        QString title;
        bool isSigned = false;
    };
    static QString outcomeText(const Pending& pending, const ActionOutcome& outcome);

    Source* m_source = nullptr;
    RequestNumbers m_numbers;
    std::vector<Pending> m_pending;
    QString m_outcome;
    bool m_refused = false;
};

// What the offer asks for with its blanks filled in, by the arguments' names; nothing where an
// amount is not understood.
std::optional<desk::Request> filledIn(const ActionOffer& offer, const QVariantMap& filled);

// As long-lived as it must be, and no longer: what was typed is wiped from here on.
staff::Secret secretOf(QString typed);

} // namespace pitwatch::console
