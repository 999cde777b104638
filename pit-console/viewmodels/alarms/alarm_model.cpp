#include "pit-console/viewmodels/alarms/alarm_model.h"

#include "pit-console/viewmodels/words/duration_text.h"
#include "pit-console/viewmodels/words/phrase_text.h"
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
    const auto found = std::find_if(m_alarms.begin(), m_alarms.end(),
                                    [&](const Alarm& one) { return alarmKey(one) == alarm; });
    return found == m_alarms.end() ? nullptr : &*found;
}

bool AlarmModel::mayShelve(const QString& alarm) const {
    const Alarm* found = find(alarm);
    return found != nullptr && found->mayBeShelved && found->active();
}

void AlarmModel::send(UserCommand command) {
    if (m_source == nullptr)
        return;
    m_refusal.clear();
    emit changed();
    m_source->send(std::move(command));
}

void AlarmModel::acknowledge(const QString& alarm) {
    if (const Alarm* found = find(alarm))
        send(AcknowledgeAlarm{m_numbers.next(), found->id});
}

void AlarmModel::acknowledgeAll() {
    const std::vector<Alarm> alarms = m_alarms;
    for (const Alarm& alarm : alarms)
        if (alarm.wantsAHand())
            send(AcknowledgeAlarm{m_numbers.next(), alarm.id});
}

void AlarmModel::shelve(const QString& alarm, const QString& reason, int minutes) {
    if (const Alarm* found = find(alarm))
        send(ShelveAlarm{m_numbers.next(), found->id, reason.toStdString(),
                         m_at + std::chrono::minutes{minutes}});
}

void AlarmModel::mute() {
    m_mutedUntil = m_at + kMute;
    emit changed();
}

bool AlarmModel::takeRefusal(const Snapshot& snapshot) {
    const QString before = m_refusal;
    const std::string signedIn =
        snapshot.staff.signedIn ? snapshot.staff.signedIn->id : std::string();
    if (signedIn != m_signedIn)
        m_refusal.clear();
    m_signedIn = signedIn;
    for (const ActionOutcome& outcome : snapshot.outcomes)
        if (m_numbers.isOurs(outcome.id) && !outcome.accepted)
            m_refusal = tr("Not done: %1").arg(objectionText(outcome.objection));
    return m_refusal != before;
}

void AlarmModel::show(const Snapshot& snapshot) {
    const bool refused = takeRefusal(snapshot);
    const bool newMinute = snapshot.at.time_since_epoch() / 1min != m_at.time_since_epoch() / 1min;
    const bool muteEnds = m_mutedUntil > m_at && m_mutedUntil <= snapshot.at;
    const bool same = snapshot.alarms == m_alarms && snapshot.alarmRate == m_rate;
    m_at = snapshot.at;
    if (same && !newMinute && !muteEnds && !refused)
        return;
    for (const Alarm& alarm : snapshot.alarms)
        if (isUrgent(alarm) && alarm.id.value > m_newestUrgent) {
            m_newestUrgent = alarm.id.value;
            m_mutedUntil = {};
        }
    m_rate = snapshot.alarmRate;
    m_alarms = snapshot.alarms;
    m_rows.set(alarmRows(m_alarms, m_at));
    emit changed();
}

} // namespace pitwatch::console
