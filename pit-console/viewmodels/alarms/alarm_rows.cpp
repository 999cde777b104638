#include "pit-console/viewmodels/alarms/alarm_rows.h"

#include "pit-console/viewmodels/alarms/alarm_model.h"
#include "pit-console/viewmodels/words/duration_text.h"
#include "pit-console/viewmodels/words/words.h"

namespace pitwatch::console {

namespace {

QString stateOf(const Alarm& alarm) {
    if (alarm.shelvedUntil)
        return AlarmModel::tr("shelved by %1 until %2: %3")
            .arg(QString::fromStdString(alarm.shelvedBy), clockText(*alarm.shelvedUntil),
                 QString::fromStdString(alarm.shelvedWhy));
    if (alarm.clearedAt)
        return AlarmModel::tr("gone at %1, not looked at").arg(clockText(*alarm.clearedAt));
    if (!alarm.acknowledgedBy.empty())
        return AlarmModel::tr("acknowledged by %1")
            .arg(QString::fromStdString(alarm.acknowledgedBy));
    return alarm.escalated ? AlarmModel::tr("waiting, raised in priority")
                           : AlarmModel::tr("waiting");
}

AlarmRow alarmRow(const Alarm& alarm, core::Instant now) {
    return {.alarmId = alarmKey(alarm),
            .sentence = alarmSentence(alarm.cause),
            .table =
                alarm.cause.table ? QString::fromStdString(alarm.cause.table->text()) : QString(),
            .level = levelOf(alarm.priority),
            .priorityText = priorityName(alarm.priority),
            .since = clockText(alarm.raisedAt),
            .age = durationText(now - alarm.raisedAt),
            .stateText = stateOf(alarm),
            .canAcknowledge = alarm.wantsAHand(),
            .canShelve = alarm.mayBeShelved && alarm.active(),
            .quiet = !alarm.wantsAHand() || alarm.clearedAt.has_value()};
}

} // namespace

QString alarmKey(const Alarm& alarm) {
    return QString::number(alarm.id.value);
}

QList<AlarmRow> alarmRows(const std::vector<Alarm>& alarms, core::Instant now) {
    QList<AlarmRow> rows;
    for (const Alarm& alarm : alarms)
        rows.push_back(alarmRow(alarm, now));
    return rows;
}

} // namespace pitwatch::console
