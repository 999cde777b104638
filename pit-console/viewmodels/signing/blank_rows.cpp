#include "pit-console/viewmodels/signing/signing_text.h"
#include "pit-console/viewmodels/words/argument_words.h"
#include "pit-console/viewmodels/words/phrase_text.h"
#include "pit-console/viewmodels/words/worded.h"

namespace pitwatch::console {

namespace {

blank_field::Kind fieldKind(BlankKind kind) {
    switch (kind) {
    case BlankKind::Words:
        return blank_field::Kind::Words;
    case BlankKind::Count:
        return blank_field::Kind::Count;
    case BlankKind::Choice:
        return blank_field::Kind::Choice;
    case BlankKind::Checks:
        return blank_field::Kind::Checks;
    case BlankKind::Money:
        return blank_field::Kind::Money;
    case BlankKind::Seats:
        return blank_field::Kind::Seats;
    }
    return blank_field::Kind::Words;
}

QString labelText(const Blank& blank) {
    if (!blank.argument)
        return spoken(QT_TRANSLATE_NOOP("words", "Dollars the meter shall show"));
    const QString name = argumentName(*blank.argument);
    return blank.kind == BlankKind::Seats ? QStringLiteral("%1: %2").arg(name).arg(blank.many)
                                          : name;
}

BlankRow blankRow(const staff::ArgumentRules& rules, const Blank& blank) {
    const staff::ArgumentRule* rule = blank.argument ? rules.find(*blank.argument) : nullptr;
    const auto kind = rule != nullptr ? rule->kind : staff::ArgumentKind::Words;
    BlankRow row;
    row.argument = blankKey(blank);
    row.label = labelText(blank);
    row.kind = fieldKind(blank.kind);
    for (const std::string& choice : blank.choices)
        row.choices.push_back(
            {QString::fromStdString(choice), valueText(kind, core::Text::fitted(choice))});
    row.many = static_cast<int>(blank.many);
    return row;
}

} // namespace

QString blankKey(const Blank& blank) {
    return blank.argument ? QString::fromUtf8(core::enumName(*blank.argument).data())
                          : QStringLiteral("amount");
}

QList<BlankRow> blankRows(const ActionOffer& offer) {
    QList<BlankRow> rows;
    for (const Blank& blank : offer.blanks)
        rows.push_back(blankRow(staff::ruleOf(offer.request.action).arguments, blank));
    return rows;
}

QString reasonText(const ActionOffer& offer) {
    return offer.allowed ? QString() : objectionText(offer.objection);
}

} // namespace pitwatch::console
