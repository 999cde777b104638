#pragma once

#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/events/alarm_events.h"

#include <compare>
#include <optional>
#include <string>

// What someone must act on: plain values.

namespace pitwatch::console {

enum class AlarmKind : std::uint8_t {
    JackpotWaiting,
    WrongCount,
    ShufflerFault,
    DeviceFault,
    DeckOverdue,
    DeckDueSoon,
    StubCountDue,
    ChipCountDisputed,
    FloorDecisionWanted,
    ProgressiveSuspended,
    TableSilent,
    RecordInDoubt,
    BrokerLost,
    MessagesLost
};
constexpr auto enumNames(AlarmKind) {
    return core::names("jackpot_waiting", "wrong_count", "shuffler_fault", "device_fault",
                       "deck_overdue", "deck_due_soon", "stub_count_due", "chip_count_disputed",
                       "floor_decision_wanted", "progressive_suspended", "table_silent",
                       "record_in_doubt", "link_lost", "messages_lost");
}

// Why there is an alarm, as a value: its words are made where somebody reads it. Two alarms never
// have the same cause at the same time.
//
// A wrong count is of a deck, or else of the stub; lost messages are of a device, or else of more
// devices than anybody counts.
struct AlarmCause {
    AlarmKind kind{};
    std::optional<core::TableId> table{};
    events::AlarmSubject subject{};

    friend auto operator<=>(const AlarmCause&, const AlarmCause&) = default;
};

struct Alarm {
    events::AlarmId id{};
    AlarmCause cause{};
    events::AlarmPriority priority{}; // As it is now: it grows while nobody looks.
    core::Instant raisedAt{};
    std::string acknowledgedBy{};
    std::optional<core::Instant> clearedAt{}; // The cause is gone; somebody still has to look.
    std::optional<core::Instant> shelvedUntil{};
    std::string shelvedBy{};
    std::string shelvedWhy{};
    bool mayBeShelved = false;
    bool escalated = false;

    bool active() const { return !clearedAt && !shelvedUntil; }
    bool wantsAHand() const { return acknowledgedBy.empty() && !shelvedUntil; }
    friend bool operator==(const Alarm&, const Alarm&) = default;
};

// How many alarms were raised lately; more than about six in an hour for one person is too many.
struct AlarmRate {
    int lastTenMinutes = 0;
    int lastHour = 0;

    friend bool operator==(const AlarmRate&, const AlarmRate&) = default;
};

} // namespace pitwatch::console
