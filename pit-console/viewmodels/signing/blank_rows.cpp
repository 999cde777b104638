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

BlankRow blankRow(const Blank& blank) {
    BlankRow row;
    row.argument = QString::fromStdString(blank.argument.text());
    row.label = argumentText(blank.argument.text());
    if (blank.kind == BlankKind::Seats)
        row.label = QStringLiteral("%1: %2").arg(row.label).arg(blank.many);
    row.kind = kindName(blank.kind);
    for (const std::string& choice : blank.choices)
        row.choices.push_back({QString::fromStdString(choice), choiceText(choice)});
    row.many = static_cast<int>(blank.many);
    return row;
}

} // namespace

QList<BlankRow> blankRows(const ActionOffer& offer) {
    QList<BlankRow> rows;
    for (const Blank& blank : offer.blanks)
        rows.push_back(blankRow(blank));
    return rows;
}

QString reasonText(const ActionOffer& offer) {
    const QString reason = QString::fromStdString(offer.reason);
    return offer.section.empty()
               ? reason
               : QStringLiteral("%1 (%2)").arg(reason, QString::fromStdString(offer.section));
}

} // namespace pitwatch::console
