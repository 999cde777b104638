#include "pit-console/viewmodels/action_sender.h"

#include "pit-console/viewmodels/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwatch::console {

namespace {

QString say(const char* words) {
    return QCoreApplication::translate("actions", words);
}

QString kindName(BlankKind kind) {
    switch (kind) {
    case BlankKind::Words:
        return QStringLiteral("words");
    case BlankKind::Count:
        return QStringLiteral("count");
    case BlankKind::Choice:
        return QStringLiteral("choice");
    case BlankKind::Checks:
        return QStringLiteral("checks");
    case BlankKind::Money:
        return QStringLiteral("money");
    }
    return {};
}

QVariantMap blankMap(const Blank& blank) {
    QVariantList choices;
    for (const std::string& choice : blank.choices)
        choices << QVariantMap{{"value", QString::fromStdString(choice)},
                               {"label", choiceText(choice)}};
    return {{"argument", QString::fromStdString(blank.argument.text())},
            {"label", argumentText(blank.argument.text())},
            {"kind", kindName(blank.kind)},
            {"choices", choices}};
}

// "1234.5" as 123450; what the field took is a number with two decimals at most.
core::Cents centsOf(const QString& dollars) {
    const QStringList parts = dollars.trimmed().split(QLatin1Char('.'));
    const QString decimals = parts.value(1).leftJustified(2, QLatin1Char('0'), true);
    return core::Cents{parts.value(0).toLongLong() * 100 + decimals.toLongLong()};
}

QString reasonText(const ActionOffer& offer) {
    const QString reason = QString::fromStdString(offer.reason);
    return offer.section.empty()
               ? reason
               : QStringLiteral("%1 (%2)").arg(reason, QString::fromStdString(offer.section));
}

QVariantMap offerMap(int row, const ActionOffer& offer, bool pending) {
    QVariantList blanks;
    for (const Blank& blank : offer.blanks)
        blanks << blankMap(blank);
    return {{"row", row},
            {"title", actionName(offer.request.action)},
            {"about", aboutText(offer)},
            {"reason", reasonText(offer)},
            {"blanks", blanks},
            {"pending", pending}};
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

ActionSender::ActionSender(Page page) : m_last(static_cast<std::uint64_t>(page) << 32U) {}

void ActionSender::send(const ActionOffer& offer, const QVariantMap& filled,
                        const QString& passphrase) {
    if (m_source == nullptr || isPending(offer))
        return;
    desk::Request request = offer.request;
    for (const Blank& blank : offer.blanks) {
        const QString value =
            filled.value(QString::fromStdString(blank.argument.text())).toString();
        if (blank.kind == BlankKind::Money)
            request.amount = centsOf(value);
        else
            request.arguments[blank.argument] = core::Text::fitted(value.trimmed().toStdString());
    }
    m_pending.push_back({++m_last, offer.request, actionName(offer.request.action)});
    m_outcome.clear();
    m_source->wish(Act{m_last, std::move(request), secretOf(passphrase)});
}

bool ActionSender::isPending(const ActionOffer& offer) const {
    return std::any_of(m_pending.begin(), m_pending.end(),
                       [&](const Pending& one) { return one.request == offer.request; });
}

bool ActionSender::settle(const std::vector<ActionOutcome>& outcomes) {
    bool any = false;
    for (const ActionOutcome& outcome : outcomes) {
        const auto found = std::find_if(m_pending.begin(), m_pending.end(),
                                        [&](const Pending& one) { return one.id == outcome.id; });
        if (found == m_pending.end())
            continue;
        m_refused = !outcome.accepted;
        m_outcome = outcome.accepted
                        ? say(QT_TRANSLATE_NOOP("actions", "Done: %1")).arg(found->title)
                        : say(QT_TRANSLATE_NOOP("actions", "Refused: %1. %2"))
                              .arg(found->title, QString::fromStdString(outcome.reason));
        m_pending.erase(found);
        any = true;
    }
    return any;
}

QVariantList ActionSender::rows(const std::vector<ActionOffer>& offers, bool allowed) const {
    QVariantList rows;
    for (std::size_t row = 0; row < offers.size(); ++row)
        if (offers[row].allowed == allowed)
            rows << offerMap(static_cast<int>(row), offers[row], isPending(offers[row]));
    return rows;
}

} // namespace pitwatch::console
