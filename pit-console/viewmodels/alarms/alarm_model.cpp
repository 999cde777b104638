#include "pit-console/viewmodels/alarms/alarm_model.h"

#include "pit-console/viewmodels/words/duration_text.h"
#include "pit-console/viewmodels/words/words.h"

#include <algorithm>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;

// About as many as one person can attend to.
constexpr int kManageablePerTenMinutes = 10;

bool isUrgent(const Alarm& alarm) {
    return alarm.wantsAHand() && !alarm.clearedAt && alarm.priority == events::AlarmPriority::High;
}

} // namespace

int AlarmModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_alarms.size());
}

QString AlarmModel::stateOf(const Alarm& alarm) const {
    if (alarm.shelvedUntil)
        return tr("shelved by %1 until %2: %3")
            .arg(QString::fromStdString(alarm.shelvedBy), clockText(*alarm.shelvedUntil),
                 QString::fromStdString(alarm.shelvedWhy));
    if (alarm.clearedAt)
        return tr("gone at %1, not looked at").arg(clockText(*alarm.clearedAt));
    if (!alarm.acknowledgedBy.empty())
        return tr("acknowledged by %1").arg(QString::fromStdString(alarm.acknowledgedBy));
    return alarm.escalated ? tr("waiting, raised in priority") : tr("waiting");
}

QVariant AlarmModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Alarm& alarm = m_alarms[static_cast<std::size_t>(index.row())];
    switch (role) {
    case AlarmId:
        return QString::number(alarm.id.value);
    case Sentence:
        return alarmSentence(alarm.cause);
    case Table:
        return alarm.cause.table ? QString::fromStdString(alarm.cause.table->text()) : QString();
    case Level:
        return levelOf(alarm.priority);
    case PriorityText:
        return priorityName(alarm.priority);
    case Since:
        return clockText(alarm.raisedAt);
    case Age:
        return durationText(m_at - alarm.raisedAt);
    case State:
        return stateOf(alarm);
    case CanAcknowledge:
        return alarm.wantsAHand();
    case CanShelve:
        return alarm.mayBeShelved && alarm.active();
    case Quiet:
        return !alarm.wantsAHand() || alarm.clearedAt.has_value();
    default:
        return {};
    }
}

QHash<int, QByteArray> AlarmModel::roleNames() const {
    return {{AlarmId, "alarmId"},
            {Sentence, "sentence"},
            {Table, "table"},
            {Level, "level"},
            {PriorityText, "priorityText"},
            {Since, "since"},
            {Age, "age"},
            {State, "stateText"},
            {CanAcknowledge, "canAcknowledge"},
            {CanShelve, "canShelve"},
            {Quiet, "quiet"}};
}

int AlarmModel::waiting() const {
    return static_cast<int>(std::count_if(m_alarms.begin(), m_alarms.end(),
                                          [](const Alarm& alarm) { return alarm.wantsAHand(); }));
}

const Alarm* AlarmModel::top() const {
    const bool any = !m_alarms.empty() && m_alarms.front().wantsAHand();
    return any ? &m_alarms.front() : nullptr;
}

QString AlarmModel::bannerText() const {
    return top() ? alarmSentence(top()->cause) : QString();
}

QString AlarmModel::bannerTable() const {
    return top() && top()->cause.table ? QString::fromStdString(top()->cause.table->text())
                                       : QString();
}

int AlarmModel::bannerLevel() const {
    return top() ? levelOf(top()->priority) : 0;
}

QString AlarmModel::rateText() const {
    return tr("%1 in ten minutes, %2 in an hour").arg(m_rate.lastTenMinutes).arg(m_rate.lastHour);
}

bool AlarmModel::tooMany() const {
    return m_rate.lastTenMinutes > kManageablePerTenMinutes;
}

bool AlarmModel::sounding() const {
    return m_mutedUntil <= m_at && std::any_of(m_alarms.begin(), m_alarms.end(), isUrgent);
}

QString AlarmModel::mutedUntil() const {
    return m_mutedUntil > m_at ? clockText(m_mutedUntil) : QString();
}

const Alarm* AlarmModel::find(const QString& alarm) const {
    const auto found = std::find_if(m_alarms.begin(), m_alarms.end(), [&](const Alarm& one) {
        return QString::number(one.id.value) == alarm;
    });
    return found == m_alarms.end() ? nullptr : &*found;
}

bool AlarmModel::mayShelve(const QString& alarm) const {
    const Alarm* found = find(alarm);
    return found != nullptr && found->mayBeShelved && found->active();
}

void AlarmModel::acknowledge(const QString& alarm) {
    const Alarm* found = find(alarm);
    if (found != nullptr && m_source != nullptr)
        m_source->send(AcknowledgeAlarm{found->id});
}

void AlarmModel::acknowledgeAll() {
    const std::vector<Alarm> alarms = m_alarms;
    for (const Alarm& alarm : alarms)
        if (alarm.wantsAHand() && m_source != nullptr)
            m_source->send(AcknowledgeAlarm{alarm.id});
}

void AlarmModel::shelve(const QString& alarm, const QString& reason, int minutes) {
    const Alarm* found = find(alarm);
    if (found != nullptr && m_source != nullptr)
        m_source->send(
            ShelveAlarm{found->id, reason.toStdString(), m_at + std::chrono::minutes{minutes}});
}

void AlarmModel::mute() {
    m_mutedUntil = m_at + kMute;
    emit changed();
}

void AlarmModel::show(const Snapshot& snapshot) {
    const bool newMinute = snapshot.at.time_since_epoch() / 1min != m_at.time_since_epoch() / 1min;
    const bool muteEnds = m_mutedUntil > m_at && m_mutedUntil <= snapshot.at;
    const bool same = snapshot.alarms == m_alarms && snapshot.alarmRate == m_rate;
    m_at = snapshot.at;
    if (same && !newMinute && !muteEnds)
        return;
    for (const Alarm& alarm : snapshot.alarms)
        if (isUrgent(alarm) && alarm.id.value > m_newestUrgent) {
            m_newestUrgent = alarm.id.value;
            m_mutedUntil = {};
        }
    m_rate = snapshot.alarmRate;
    if (snapshot.alarms.size() == m_alarms.size()) {
        m_alarms = snapshot.alarms;
        if (!m_alarms.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
    } else {
        beginResetModel();
        m_alarms = snapshot.alarms;
        endResetModel();
    }
    emit changed();
}

} // namespace pitwatch::console
