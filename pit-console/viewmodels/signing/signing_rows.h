#pragma once

#include <QList>
#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// Rows of what can be signed, and of the dialog for it.

// One thing that may be asked for, or the reason why not.
struct ActionRow {
    Q_GADGET
    Q_PROPERTY(int place MEMBER place CONSTANT)
    Q_PROPERTY(QString offer MEMBER offer CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString about MEMBER about CONSTANT)
    Q_PROPERTY(QString reason MEMBER reason CONSTANT)
    Q_PROPERTY(bool pending MEMBER pending CONSTANT)

public:
    int place = 0; // Among all that are offered now.
    QString offer; // What it is, wherever it stands: see keyOf.
    QString title;
    QString about;
    QString reason;
    bool pending = false;

    const QString& key() const { return offer; }
    bool operator==(const ActionRow&) const = default;
};

struct FactRow {
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label CONSTANT)
    Q_PROPERTY(QString value MEMBER value CONSTANT)

public:
    QString label;
    QString value;

    bool operator==(const FactRow&) const = default;
};

// One of the values a blank takes.
struct ChoiceRow {
    Q_GADGET
    QML_VALUE_TYPE(choiceRow)
    Q_PROPERTY(QString value MEMBER value CONSTANT)
    Q_PROPERTY(QString label MEMBER label CONSTANT)

public:
    QString value;
    QString label;

    bool operator==(const ChoiceRow&) const = default;
};

namespace blank_field {

Q_NAMESPACE
QML_NAMED_ELEMENT(BlankFieldKind)

enum class Kind { Words, Count, Choice, Checks, Money, Seats };
Q_ENUM_NS(Kind)

} // namespace blank_field

struct BlankRow {
    Q_GADGET
    Q_PROPERTY(QString argument MEMBER argument CONSTANT)
    Q_PROPERTY(QString label MEMBER label CONSTANT)
    Q_PROPERTY(pitwatch::console::blank_field::Kind kind MEMBER kind CONSTANT)
    Q_PROPERTY(QList<pitwatch::console::ChoiceRow> choices MEMBER choices CONSTANT)
    Q_PROPERTY(int many MEMBER many CONSTANT)

public:
    QString argument;
    QString label;
    blank_field::Kind kind = blank_field::Kind::Words;
    QList<ChoiceRow> choices;
    int many = 0; // How many seats of them.

    bool operator==(const BlankRow&) const = default;
};

} // namespace pitwatch::console
