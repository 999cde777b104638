#pragma once

#include "pit-console/core/alarms/alarm.h"

#include <QList>
#include <QString>
#include <QtQmlIntegration>

namespace pitwatch::console {

// One alarm in the list of the Alarms page.
struct AlarmRow {
    Q_GADGET
    Q_PROPERTY(QString alarmId MEMBER alarmId CONSTANT)
    Q_PROPERTY(QString sentence MEMBER sentence CONSTANT)
    Q_PROPERTY(QString table MEMBER table CONSTANT)
    Q_PROPERTY(int level MEMBER level CONSTANT)
    Q_PROPERTY(QString priorityText MEMBER priorityText CONSTANT)
    Q_PROPERTY(QString since MEMBER since CONSTANT)
    Q_PROPERTY(QString age MEMBER age CONSTANT)
    Q_PROPERTY(QString stateText MEMBER stateText CONSTANT)
    Q_PROPERTY(bool canAcknowledge MEMBER canAcknowledge CONSTANT)
    Q_PROPERTY(bool canShelve MEMBER canShelve CONSTANT)
    Q_PROPERTY(bool quiet MEMBER quiet CONSTANT)

public:
    QString alarmId; // By which it is acknowledged and shelved.
    QString sentence;
    QString table;
    int level = 0; // 1 to 3: low to high.
    QString priorityText;
    QString since;
    QString age;
    QString stateText; // "acknowledged by fay"
    bool canAcknowledge = false;
    bool canShelve = false;
    bool quiet = false; // Acknowledged, gone or shelved: shown without colour.

    const QString& key() const { return alarmId; }
    bool operator==(const AlarmRow&) const = default;
};

QString alarmKey(const Alarm& alarm);
QList<AlarmRow> alarmRows(const std::vector<Alarm>& alarms, core::Instant now);

} // namespace pitwatch::console
