#pragma once

#include "shared/events/device_events.h"
#include "shared/events/event_type.h"
#include "shared/events/internal/alarm_v1.h"
#include "shared/events/irregularity_events.h"
#include "shared/events/values.h"

#include <string_view>

// Alarms of a console: what someone must act on, and who did.

namespace pitwatch::events {

enum class AlarmPriority : std::uint8_t { Low, Medium, High };
constexpr auto enumNames(AlarmPriority) {
    return core::names("low", "medium", "high");
}

// What an alarm is about besides its table. It tells alarms of one kind apart, and each kind has
// its own of these: a fault's kind and device, a waiting jackpot's seat and round.
struct AlarmSubject {
    std::optional<DeckColour> deck{};
    std::optional<FaultKind> fault{};
    std::optional<DeviceId> device{};
    std::optional<LinkId> link{}; // Whose device it is, where it is no table's.
    std::optional<Irregularity> question{};
    std::optional<core::Seat> seat{};
    std::optional<RoundId> round{};
    bool returned = false; // The claim was open before, and came back.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "deck", deck, "fault", fault, "device", device, "link", link, "question",
               question, "seat", seat, "round", round, "returned", returned);
    }
    friend auto operator<=>(const AlarmSubject&, const AlarmSubject&) = default;
};

using AlarmKindName = core::Name<struct AlarmKindTag>; // "jackpot_waiting"

struct AlarmRaised {
    static constexpr EventType kType{720};
    static constexpr std::string_view kName = "alarm_raised";
    static constexpr unsigned kVersion = 2;

    AlarmId alarm{};
    AlarmKindName kind{};
    AlarmPriority priority{};
    std::optional<core::TableId> table{};
    AlarmSubject subject{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "alarm", alarm, "kind", kind, "priority", priority, "table", table);
        if (version < 2) {
            core::Text detail;
            fields(archive, "detail", detail);
            subject = AlarmWords<AlarmSubject>(kind.text(), detail.value()).subject();
            return;
        }
        fields(archive, "subject", subject);
    }
    friend bool operator==(const AlarmRaised&, const AlarmRaised&) = default;
};

// Somebody has seen it. It stays until its cause is gone.
struct AlarmAcknowledged {
    static constexpr EventType kType{721};
    static constexpr std::string_view kName = "alarm_acknowledged";
    static constexpr unsigned kVersion = 1;

    AlarmId alarm{};
    PersonId by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "alarm", alarm, "by", by);
    }
    friend bool operator==(const AlarmAcknowledged&, const AlarmAcknowledged&) = default;
};

struct AlarmShelved {
    static constexpr EventType kType{722};
    static constexpr std::string_view kName = "alarm_shelved";
    static constexpr unsigned kVersion = 1;

    AlarmId alarm{};
    PersonId by{};
    core::Text reason{};
    core::Instant until{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "alarm", alarm, "by", by, "reason", reason, "until", until);
    }
    friend bool operator==(const AlarmShelved&, const AlarmShelved&) = default;
};

// Its cause is gone; there is no other way for an alarm to end.
struct AlarmCleared {
    static constexpr EventType kType{723};
    static constexpr std::string_view kName = "alarm_cleared";
    static constexpr unsigned kVersion = 2;

    AlarmId alarm{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "alarm", alarm);
        if (version >= 2)
            return;
        core::Text cause; // Always the same words.
        fields(archive, "cause", cause);
    }
    friend bool operator==(const AlarmCleared&, const AlarmCleared&) = default;
};

} // namespace pitwatch::events
