#pragma once

#include "pit-console/core/pictures/table_picture.h"

#include <QList>
#include <QStringList>
#include <QtQmlIntegration>

namespace pitwatch::console {

// Rows of the Table page.

// One wager of a seat.
struct WagerRow {
    Q_GADGET
    QML_VALUE_TYPE(wagerRow)
    Q_PROPERTY(QString words MEMBER words CONSTANT)
    Q_PROPERTY(bool laid MEMBER laid CONSTANT)

public:
    QString words;     // "Bet 1 $10 rides"
    bool laid = false; // Something lies there.

    bool operator==(const WagerRow&) const = default;
};

struct SeatRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number CONSTANT)
    Q_PROPERTY(QString player MEMBER player CONSTANT)
    Q_PROPERTY(bool banks MEMBER banks CONSTANT)
    Q_PROPERTY(bool folded MEMBER folded CONSTANT)
    Q_PROPERTY(bool gone MEMBER gone CONSTANT)
    Q_PROPERTY(QStringList cards MEMBER cards CONSTANT)
    Q_PROPERTY(QList<pitwatch::console::WagerRow> wagers MEMBER wagers CONSTANT)

public:
    int number = 0;
    QString player;
    bool banks = false;
    bool folded = false;
    bool gone = false;
    QStringList cards; // "As"; empty is face down.
    QList<WagerRow> wagers;

    bool operator==(const SeatRow&) const = default;
};

struct DeckRow {
    Q_GADGET
    Q_PROPERTY(QString deckName MEMBER deckName CONSTANT)
    Q_PROPERTY(QString deckColour MEMBER deckColour CONSTANT)
    Q_PROPERTY(QString where MEMBER where CONSTANT)
    Q_PROPERTY(QString timeLeft MEMBER timeLeft CONSTANT)
    Q_PROPERTY(double used MEMBER used CONSTANT)
    Q_PROPERTY(bool pressing MEMBER pressing CONSTANT)

public:
    QString deckName;
    QString deckColour;
    QString where;
    QString timeLeft;
    double used = 0;       // Share of its time used up, 0 to 1.
    bool pressing = false; // It is overdue or must leave.

    bool operator==(const DeckRow&) const = default;
};

struct NextStepRow {
    Q_GADGET
    Q_PROPERTY(QString what MEMBER what CONSTANT)
    Q_PROPERTY(QString section MEMBER section CONSTANT)

public:
    QString what;
    QString section;

    bool operator==(const NextStepRow&) const = default;
};

SeatRow seatRow(const SeatPicture& seat);
DeckRow deckRow(const DeckPicture& deck, core::Instant now);
NextStepRow nextStepRow(const StepPicture& step);

} // namespace pitwatch::console
