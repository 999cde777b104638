#include "pit-console/core/alarms/alarm_book.h"

#include "shared/staff/actions/alarm_refusal.h"

#include <algorithm>
#include <tuple>

namespace pitwatch::console {

namespace {

using namespace std::chrono_literals;
using events::AlarmPriority;
using staff::AlarmRefusal;

// How long an alarm may wait for a look before it becomes one of the next priority.
constexpr core::Millis kLowWaits = 15min;
constexpr core::Millis kMediumWaits = 5min;

void escalate(Alarm& alarm, core::Instant now) {
    if (!alarm.acknowledgedBy.empty() || alarm.shelvedUntil || alarm.clearedAt)
        return;
    core::Instant since = alarm.raisedAt;
    if (alarm.priority == AlarmPriority::Low && now - since >= kLowWaits) {
        alarm.priority = AlarmPriority::Medium;
        alarm.escalated = true;
        since += kLowWaits;
    }
    if (alarm.priority == AlarmPriority::Medium && now - since >= kMediumWaits) {
        alarm.priority = AlarmPriority::High;
        alarm.escalated = true;
    }
}

bool morePressing(const Alarm& a, const Alarm& b) {
    const auto rank = [](const Alarm& alarm) {
        return std::tuple(alarm.shelvedUntil.has_value(), alarm.clearedAt.has_value(),
                          !alarm.acknowledgedBy.empty(), -static_cast<int>(alarm.priority),
                          alarm.raisedAt, alarm.id);
    };
    return rank(a) < rank(b);
}

} // namespace

AlarmPriority firstPriority(AlarmKind kind) {
    switch (kind) {
    case AlarmKind::JackpotWaiting:
    case AlarmKind::WrongCount:
    case AlarmKind::ShufflerFault:
    case AlarmKind::RecordInDoubt:
    case AlarmKind::BrokerLost:
    case AlarmKind::DeckOverdue:
        return AlarmPriority::High;
    case AlarmKind::DeviceFault:
    case AlarmKind::MessagesLost:
    case AlarmKind::StubCountDue:
    case AlarmKind::ChipCountDisputed:
    case AlarmKind::FloorDecisionWanted:
    case AlarmKind::ProgressiveSuspended:
    case AlarmKind::TableSilent:
        return AlarmPriority::Medium;
    case AlarmKind::DeckDueSoon:
        return AlarmPriority::Low;
    }
    return AlarmPriority::High;
}

bool mayBeShelved(AlarmKind kind) {
    return kind != AlarmKind::JackpotWaiting && kind != AlarmKind::WrongCount &&
           kind != AlarmKind::ShufflerFault && kind != AlarmKind::RecordInDoubt;
}

bool outlivesItsCause(AlarmKind kind) {
    return kind == AlarmKind::WrongCount || kind == AlarmKind::ShufflerFault ||
           kind == AlarmKind::DeviceFault || kind == AlarmKind::DeckOverdue ||
           kind == AlarmKind::RecordInDoubt || kind == AlarmKind::MessagesLost;
}

AlarmBook::Events AlarmBook::observe(const std::set<AlarmCause>& causes) const {
    Events events;
    std::set<AlarmCause> known;
    for (const auto& [number, alarm] : m_alarms) {
        if (alarm.clearedAt)
            continue;
        known.insert(alarm.cause);
        if (!causes.contains(alarm.cause))
            events.push_back(events::AlarmCleared{alarm.id});
    }
    std::uint64_t next = m_last;
    for (const AlarmCause& cause : causes) {
        if (known.contains(cause))
            continue;
        events.push_back(events::AlarmRaised{{++next},
                                             events::nameOf<events::AlarmKindName>(cause.kind),
                                             firstPriority(cause.kind),
                                             cause.table,
                                             cause.subject});
    }
    return events;
}

AlarmBook::Decision AlarmBook::acknowledge(events::AlarmId id, const events::PersonId& by) const {
    const Alarm* alarm = find(id);
    if (alarm == nullptr)
        return events::Phrase(AlarmRefusal::NoSuchAlarm);
    if (!alarm->acknowledgedBy.empty())
        return events::Phrase(AlarmRefusal::AcknowledgedBy,
                              core::Text::fitted(alarm->acknowledgedBy));
    return Events{events::AlarmAcknowledged{id, by}};
}

AlarmBook::Decision AlarmBook::shelve(events::AlarmId id, const events::PersonId& by,
                                      const std::string& reason, core::Instant until,
                                      core::Instant now) const {
    const Alarm* alarm = find(id);
    if (alarm == nullptr || alarm->clearedAt)
        return events::Phrase(AlarmRefusal::NoSuchAlarm);
    if (!alarm->mayBeShelved)
        return events::Phrase(AlarmRefusal::NeverShelved);
    const core::Text words = core::Text::fitted(reason);
    if (words.value().find_first_not_of(' ') == std::string::npos)
        return events::Phrase(AlarmRefusal::ShelvedWithoutReason);
    if (until <= now || until > now + kLongestShelf)
        return events::Phrase(AlarmRefusal::ShelvedWithoutEnd,
                              static_cast<std::uint64_t>(kLongestShelf.count()));
    return Events{events::AlarmShelved{id, by, words, until}};
}

void AlarmBook::raise(const events::AlarmRaised& event, core::Instant at) {
    const auto kind = core::enumFromName<AlarmKind>(event.kind.text());
    m_last = std::max(m_last, event.alarm.value);
    m_raised.push_back(at);
    while (m_raised.front() + 1h <= at)
        m_raised.pop_front();
    // A later version of the console may have raised one of a kind that this one does not know.
    if (!kind)
        return;
    Alarm alarm;
    alarm.id = event.alarm;
    alarm.cause = {*kind, event.table, event.subject};
    alarm.priority = event.priority;
    alarm.raisedAt = at;
    alarm.mayBeShelved = mayBeShelved(*kind);
    m_alarms.insert_or_assign(event.alarm.value, std::move(alarm));
}

void AlarmBook::apply(const events::Event& event, core::Instant at) {
    if (const auto* raised = event.as<events::AlarmRaised>())
        return raise(*raised, at);
    if (const auto* seen = event.as<events::AlarmAcknowledged>()) {
        const auto found = m_alarms.find(seen->alarm.value);
        if (found == m_alarms.end())
            return;
        found->second.acknowledgedBy = seen->by.text();
        if (found->second.clearedAt)
            m_alarms.erase(found);
        return;
    }
    if (const auto* shelved = event.as<events::AlarmShelved>()) {
        if (const auto found = m_alarms.find(shelved->alarm.value); found != m_alarms.end()) {
            found->second.shelvedUntil = shelved->until;
            found->second.shelvedBy = shelved->by.text();
            found->second.shelvedWhy = shelved->reason.value();
        }
        return;
    }
    if (const auto* cleared = event.as<events::AlarmCleared>()) {
        const auto found = m_alarms.find(cleared->alarm.value);
        if (found == m_alarms.end())
            return;
        // Whoever looked at it, or put it aside knowingly, need not look again.
        const Alarm& alarm = found->second;
        if (!outlivesItsCause(alarm.cause.kind) || !alarm.acknowledgedBy.empty() ||
            (alarm.shelvedUntil && *alarm.shelvedUntil > at))
            m_alarms.erase(found);
        else
            found->second.clearedAt = at;
    }
}

std::vector<Alarm> AlarmBook::alarms(core::Instant now) const {
    std::vector<Alarm> all;
    for (const auto& [number, alarm] : m_alarms) {
        all.push_back(alarm);
        Alarm& shown = all.back();
        if (shown.shelvedUntil && *shown.shelvedUntil <= now)
            shown.shelvedUntil.reset();
        escalate(shown, now);
    }
    std::sort(all.begin(), all.end(), morePressing);
    return all;
}

AlarmRate AlarmBook::rate(core::Instant now) const {
    AlarmRate rate;
    for (const core::Instant at : m_raised) {
        rate.lastHour += at + 1h > now ? 1 : 0;
        rate.lastTenMinutes += at + 10min > now ? 1 : 0;
    }
    return rate;
}

const Alarm* AlarmBook::find(events::AlarmId id) const {
    const auto found = m_alarms.find(id.value);
    return found == m_alarms.end() ? nullptr : &found->second;
}

} // namespace pitwatch::console
