#include "pit-console/viewmodels/signing/signing_text.h"
#include "pit-console/viewmodels/words/argument_words.h"
#include "pit-console/viewmodels/words/phrase_text.h"
#include "pit-console/viewmodels/words/worded.h"

namespace pitwatch::console {

namespace {

using staff::ArgumentKind;

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

QVariantMap choiceMap(ArgumentKind kind, const std::string& choice) {
    return {{"value", QString::fromStdString(choice)},
            {"label", kind == ArgumentKind::Seats ? QString::fromStdString(choice)
                                                  : valueText(kind, core::Text::fitted(choice))}};
}

QString labelText(const Blank& blank) {
    if (!blank.argument)
        return spoken(QT_TRANSLATE_NOOP("words", "Dollars the meter shall show"));
    const QString name = argumentName(*blank.argument);
    return blank.kind == BlankKind::Seats ? QStringLiteral("%1: %2").arg(name).arg(blank.many)
                                          : name;
}

QVariantMap blankMap(const staff::ArgumentRules& rules, const Blank& blank) {
    const staff::ArgumentRule* rule = blank.argument ? rules.find(*blank.argument) : nullptr;
    QVariantList choices;
    for (const std::string& choice : blank.choices)
        choices << choiceMap(rule != nullptr ? rule->kind : ArgumentKind::Words, choice);
    return {{"argument", blankKey(blank)},
            {"label", labelText(blank)},
            {"kind", kindName(blank.kind)},
            {"choices", choices},
            {"many", static_cast<int>(blank.many)}};
}

} // namespace

QString blankKey(const Blank& blank) {
    return blank.argument ? QString::fromUtf8(core::enumName(*blank.argument).data())
                          : QStringLiteral("amount");
}

QVariantList blankRows(const ActionOffer& offer) {
    QVariantList rows;
    for (const Blank& blank : offer.blanks)
        rows << blankMap(staff::ruleOf(offer.request.action).arguments, blank);
    return rows;
}

QString reasonText(const ActionOffer& offer) {
    return offer.allowed ? QString() : objectionText(offer.objection);
}

} // namespace pitwatch::console
