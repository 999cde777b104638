#include "pit-console/viewmodels/signing/signing_text.h"
#include "pit-console/viewmodels/words/words.h"

namespace pitwatch::console {

namespace {

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
    case BlankKind::Seats:
        return QStringLiteral("seats");
    }
    return {};
}

QVariantMap blankMap(const Blank& blank) {
    QVariantList choices;
    for (const std::string& choice : blank.choices)
        choices << QVariantMap{{"value", QString::fromStdString(choice)},
                               {"label", choiceText(choice)}};
    return {{"argument", QString::fromStdString(blank.argument.text())},
            {"label",
             blank.kind == BlankKind::Seats
                 ? QStringLiteral("%1: %2").arg(argumentText(blank.argument.text())).arg(blank.many)
                 : argumentText(blank.argument.text())},
            {"kind", kindName(blank.kind)},
            {"choices", choices},
            {"many", static_cast<int>(blank.many)}};
}

} // namespace

QVariantList blankRows(const ActionOffer& offer) {
    QVariantList rows;
    for (const Blank& blank : offer.blanks)
        rows << blankMap(blank);
    return rows;
}

QString reasonText(const ActionOffer& offer) {
    const QString reason = QString::fromStdString(offer.reason);
    return offer.section.empty()
               ? reason
               : QStringLiteral("%1 (%2)").arg(reason, QString::fromStdString(offer.section));
}

} // namespace pitwatch::console
