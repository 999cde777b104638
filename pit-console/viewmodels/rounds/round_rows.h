#pragma once

#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace pitwatch::console {

// Rows of the Rounds page.

struct RoundRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QString time MEMBER time CONSTANT)
    Q_PROPERTY(QString deckColour MEMBER deckColour CONSTANT)
    Q_PROPERTY(QString deckName MEMBER deckName CONSTANT)
    Q_PROPERTY(int hands MEMBER hands CONSTANT)
    Q_PROPERTY(QString staked MEMBER staked CONSTANT)
    Q_PROPERTY(QString paid MEMBER paid CONSTANT)
    Q_PROPERTY(QString outcome MEMBER outcome CONSTANT)
    Q_PROPERTY(QString note MEMBER note CONSTANT)
    Q_PROPERTY(bool isVoid MEMBER isVoid CONSTANT)
    Q_PROPERTY(QString description MEMBER description CONSTANT)

public:
    QString name;
    QString time;
    QString deckColour;
    QString deckName;
    int hands = 0;
    QString staked;
    QString paid;
    QString outcome;
    QString note;
    bool isVoid = false;
    QString description;

    const QString& key() const { return name; }
    bool operator==(const RoundRow&) const = default;
};

struct ReplayStepRow {
    Q_GADGET
    Q_PROPERTY(QString time MEMBER time CONSTANT)
    Q_PROPERTY(QString what MEMBER what CONSTANT)
    Q_PROPERTY(QString detail MEMBER detail CONSTANT)
    Q_PROPERTY(QString who MEMBER who CONSTANT)
    Q_PROPERTY(QString party MEMBER party CONSTANT)

public:
    QString time; // Since the round was opened: "+12 s".
    QString what;
    QString detail;
    QString who;
    QString party;

    bool operator==(const ReplayStepRow&) const = default;
};

struct ReplaySeatRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat CONSTANT)
    Q_PROPERTY(QStringList cards MEMBER cards CONSTANT)
    Q_PROPERTY(QString wagers MEMBER wagers CONSTANT)
    Q_PROPERTY(QString result MEMBER result CONSTANT)
    Q_PROPERTY(bool acted MEMBER acted CONSTANT)
    Q_PROPERTY(QString description MEMBER description CONSTANT)

public:
    int seat = 0;
    QStringList cards;
    QString wagers; // One a line.
    QString result;
    bool acted = false;
    QString description;

    bool operator==(const ReplaySeatRow&) const = default;
};

} // namespace pitwatch::console
