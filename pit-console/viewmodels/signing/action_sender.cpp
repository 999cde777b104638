#include "pit-console/viewmodels/signing/action_sender.h"

#include "pit-console/viewmodels/signing/signing_text.h"
#include "pit-console/viewmodels/words/argument_words.h"
#include "pit-console/viewmodels/words/phrase_text.h"
#include "pit-console/viewmodels/words/words.h"
#include "shared/text/money.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwatch::console {

namespace {

QString say(const char* words) {
    return QCoreApplication::translate("actions", words);
}

ActionRow actionRow(std::size_t place, const ActionOffer& offer, bool pending) {
    return {.place = static_cast<int>(place),
            .offer = QString::fromStdString(keyOf(offer)),
            .title = actionName(offer.request.action),
            .about = aboutText(offer),
            .reason = reasonText(offer),
            .pending = pending};
}

} // namespace

staff::Secret secretOf(QString typed) {
    QByteArray bytes = typed.toUtf8();
    typed.fill(QChar(0));
    staff::Secret secret(static_cast<std::size_t>(bytes.size()));
    std::copy(bytes.cbegin(), bytes.cend(), secret.bytes().begin());
    bytes.fill(0);
    return secret;
}

std::optional<desk::Request> filledIn(const ActionOffer& offer, const QVariantMap& filled) {
    desk::Request request = offer.request;
    for (const Blank& blank : offer.blanks) {
        const QString value = filled.value(blankKey(blank)).toString();
        if (blank.argument) {
            request.arguments[*blank.argument] = core::Text::fitted(value.trimmed().toStdString());
            continue;
        }
        const auto amount = text::readMoney(value.toStdString());
        if (!amount)
            return std::nullopt;
        request.amount = *amount;
    }
    return request;
}

void ActionSender::send(std::uint64_t number, const ActionOffer& offer, desk::Request request,
                        const QString& passphrase) {
    if (m_source == nullptr || isPending(offer))
        return;
    m_pending.push_back({number, offer.request, actionName(offer.request.action)});
    m_outcome.clear();
    m_source->send(Act{number, std::move(request), secretOf(passphrase)});
}

void ActionSender::cancel(std::uint64_t number) {
    if (m_source != nullptr)
        m_source->send(Cancel{number});
}

bool ActionSender::isPending(const ActionOffer& offer) const {
    return std::any_of(m_pending.begin(), m_pending.end(),
                       [&](const Pending& one) { return one.request == offer.request; });
}

// Nothing was signed where it was refused before it was; the two are not the same to be told.
QString ActionSender::outcomeText(const Pending& pending, const ActionOutcome& outcome) {
    if (outcome.accepted)
        return say(QT_TRANSLATE_NOOP("actions", "Done: %1")).arg(pending.title);
    const char* words = pending.isSigned ? QT_TRANSLATE_NOOP("actions", "Refused: %1. %2")
                                         : QT_TRANSLATE_NOOP("actions", "Not signed: %1. %2");
    return say(words).arg(pending.title, objectionText(outcome.objection));
}

bool ActionSender::settle(const Snapshot& snapshot) {
    const auto pending = [this](std::uint64_t id) {
        return std::find_if(m_pending.begin(), m_pending.end(),
                            [&](const Pending& one) { return one.id == id; });
    };
    for (const std::uint64_t id : snapshot.signedActions)
        if (const auto found = pending(id); found != m_pending.end())
            found->isSigned = true;
    bool any = false;
    for (const ActionOutcome& outcome : snapshot.outcomes) {
        const auto found = pending(outcome.id);
        if (found == m_pending.end())
            continue;
        m_refused = !outcome.accepted;
        m_outcome = outcomeText(*found, outcome);
        m_pending.erase(found);
        any = true;
    }
    return any;
}

QList<ActionRow> ActionSender::rows(const std::vector<ActionOffer>& offers, bool allowed) const {
    QList<ActionRow> rows;
    for (std::size_t place = 0; place < offers.size(); ++place)
        if (offers[place].allowed == allowed)
            rows.push_back(actionRow(place, offers[place], isPending(offers[place])));
    return rows;
}

} // namespace pitwatch::console
