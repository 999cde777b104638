#pragma once

#include "pit-console/core/compliance/compliance.h"
#include "pit-console/core/projections/deck_history.h"

#include <QList>
#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// Rows of the Decks page. Places on the time axis are shares of the shift, 0 to 1; kOutside is.

struct HourRow {
    Q_GADGET
    Q_PROPERTY(double place MEMBER place CONSTANT)
    Q_PROPERTY(QString label MEMBER label CONSTANT)

public:
    double place = 0;
    QString label;

    bool operator==(const HourRow&) const = default;
};

// A count of the deck.
struct DeckTick {
    Q_GADGET
    QML_VALUE_TYPE(deckTick)
    Q_PROPERTY(double place MEMBER place CONSTANT)
    Q_PROPERTY(bool wrong MEMBER wrong CONSTANT)

public:
    double place = 0;
    bool wrong = false;

    bool operator==(const DeckTick&) const = default;
};

// One deck over the shift.
struct DeckStayRow {
    Q_GADGET
    Q_PROPERTY(QString tableName MEMBER tableName CONSTANT)
    Q_PROPERTY(QString deckName MEMBER deckName CONSTANT)
    Q_PROPERTY(QString deckColour MEMBER deckColour CONSTANT)
    Q_PROPERTY(double stayFrom MEMBER stayFrom CONSTANT)
    Q_PROPERTY(double stayTo MEMBER stayTo CONSTANT)
    Q_PROPERTY(double playFrom MEMBER playFrom CONSTANT)
    Q_PROPERTY(double dueAt MEMBER dueAt CONSTANT)
    Q_PROPERTY(double lateFrom MEMBER lateFrom CONSTANT)
    Q_PROPERTY(QString status MEMBER status CONSTANT)
    Q_PROPERTY(bool late MEMBER late CONSTANT)
    Q_PROPERTY(QList<pitwatch::console::DeckTick> ticks MEMBER ticks CONSTANT)
    Q_PROPERTY(QString description MEMBER description CONSTANT)

public:
    QString tableName;
    QString deckName;
    QString deckColour;
    double stayFrom = 0;
    double stayTo = 0;
    double playFrom = 0;
    double dueAt = 0;
    double lateFrom = 0;
    QString status;
    bool late = false;
    QList<DeckTick> ticks;
    QString description;

    bool operator==(const DeckStayRow&) const = default;
};

struct BreachRow {
    Q_GADGET
    Q_PROPERTY(QString time MEMBER time CONSTANT)
    Q_PROPERTY(QString tableName MEMBER tableName CONSTANT)
    Q_PROPERTY(QString kind MEMBER kind CONSTANT)
    Q_PROPERTY(QString deckName MEMBER deckName CONSTANT)
    Q_PROPERTY(QString what MEMBER what CONSTANT)
    Q_PROPERTY(QString section MEMBER section CONSTANT)
    Q_PROPERTY(bool goesOn MEMBER goesOn CONSTANT)

public:
    QString time;
    QString tableName;
    QString kind;
    QString deckName;
    QString what;
    QString section;
    bool goesOn = false;

    bool operator==(const BreachRow&) const = default;
};

constexpr double kOutside = -1;

// A shift as the time axis shows it, at the moment it was asked for.
struct DeckAxis {
    Period whole;
    core::Instant now{};

    double placeOf(core::Instant at) const;     // The nearest, where it is outside.
    double placeWithin(core::Instant at) const; // kOutside, where it is.
};

QList<HourRow> hourRows(const DeckAxis& axis);
DeckStayRow deckStayRow(const DeckStay& stay, const std::vector<DeckCount>& counts,
                        const std::vector<TableCompliance>& tables, const DeckAxis& axis);
BreachRow breachRow(const Breach& breach);

} // namespace pitwatch::console
