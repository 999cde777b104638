#pragma once

#include "pit-console/core/projections/meter_history.h"

#include <QList>
#include <QPointF>
#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// Rows of the Meters page and of the players' sign.

struct LevelRow {
    Q_GADGET
    Q_PROPERTY(QString levelName MEMBER levelName CONSTANT)
    Q_PROPERTY(QString value MEMBER value CONSTANT)
    Q_PROPERTY(QString terms MEMBER terms CONSTANT)
    Q_PROPERTY(QList<QPointF> steps MEMBER steps CONSTANT)
    Q_PROPERTY(QString least MEMBER least CONSTANT)
    Q_PROPERTY(QString most MEMBER most CONSTANT)
    Q_PROPERTY(QString sum MEMBER sum CONSTANT)
    Q_PROPERTY(QString verdict MEMBER verdict CONSTANT)
    Q_PROPERTY(bool adds MEMBER adds CONSTANT)
    Q_PROPERTY(QString description MEMBER description CONSTANT)

public:
    QString levelName;
    QString value;
    QString terms;
    QList<QPointF> steps; // Corners in a field of 1 by 1, y down.
    QString least;
    QString most;
    QString sum;
    QString verdict;
    bool adds = false;
    QString description;

    bool operator==(const LevelRow&) const = default;
};

struct HitRow {
    Q_GADGET
    Q_PROPERTY(QString time MEMBER time CONSTANT)
    Q_PROPERTY(QString levelName MEMBER levelName CONSTANT)
    Q_PROPERTY(QString claim MEMBER claim CONSTANT)
    Q_PROPERTY(QString share MEMBER share CONSTANT)
    Q_PROPERTY(QString amount MEMBER amount CONSTANT)
    Q_PROPERTY(bool returned MEMBER returned CONSTANT)

public:
    QString time;
    QString levelName;
    QString claim;
    QString share;
    QString amount;
    bool returned = false;

    bool operator==(const HitRow&) const = default;
};

struct ContributionRow {
    Q_GADGET
    Q_PROPERTY(QString tableName MEMBER tableName CONSTANT)
    Q_PROPERTY(QString wagered MEMBER wagered CONSTANT)
    Q_PROPERTY(QString contributed MEMBER contributed CONSTANT)
    Q_PROPERTY(double share MEMBER share CONSTANT)

public:
    QString tableName;
    QString wagered;
    QString contributed;
    double share = 0; // Of all that was contributed, 0 to 1.

    bool operator==(const ContributionRow&) const = default;
};

struct SignLevelRow {
    Q_GADGET
    Q_PROPERTY(QString levelName MEMBER levelName CONSTANT)
    Q_PROPERTY(QString value MEMBER value CONSTANT)

public:
    QString levelName;
    QString value;

    bool operator==(const SignLevelRow&) const = default;
};

struct SignWinRow {
    Q_GADGET
    Q_PROPERTY(QString amount MEMBER amount CONSTANT)
    Q_PROPERTY(QString what MEMBER what CONSTANT)

public:
    QString amount;
    QString what;

    bool operator==(const SignWinRow&) const = default;
};

LevelRow levelRow(const LevelSummary& level, const std::vector<MeterPoint>& points,
                  const Period& period);
HitRow hitRow(const MeterHit& hit);
QList<ContributionRow> contributionRows(const std::vector<TableContribution>& contributions);

} // namespace pitwatch::console
