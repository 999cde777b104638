#pragma once

#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"
#include "shared/vocabulary/devices.h"

#include <map>
#include <string_view>

// Faults of the devices at a table and what people did about them; what was not taken of devices
// that say more than anybody can.

namespace pitwatch::events {

// What the table's own shuffler is called, at every table.
inline constexpr std::string_view kShufflerDevice =
    core::enumName(vocabulary::TableDevice::Shuffler);
inline bool isShuffler(const DeviceId& device) {
    return device.text() == kShufflerDevice;
}

enum class FaultKind : std::uint8_t {
    Jam,
    WrongCount,
    DoorOpen,
    Offline,
    WrongMode,
    WrongColour,
    SensorFault,
    DisplayMismatch,
    Other
};
constexpr auto enumNames(FaultKind) {
    return core::names("jam", "wrong_count", "door_open", "offline", "wrong_mode", "wrong_colour",
                       "sensor_fault", "display_mismatch", "other");
}
constexpr std::string_view listName(FaultKind) {
    return "fault_kind";
}

enum class OutOfOrderSign : std::uint8_t { Covered, Signed };
constexpr auto enumNames(OutOfOrderSign) {
    return core::names("covered", "signed");
}

// Stays open until a person of rank closes it with a cause.
struct FaultRaised {
    static constexpr EventType kType{210};
    static constexpr std::string_view kName = "fault_raised";
    static constexpr unsigned kVersion = 2;

    FaultId fault{};
    DeviceId device{};
    FaultKind kind{};
    Phrase detail{}; // A sentence in version 1.
    std::optional<RoundId> round{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "fault", fault, "device", device, "kind", kind);
        phraseSince2(archive, version, "detail", detail);
        fields(archive, "round", round);
    }
    friend bool operator==(const FaultRaised&, const FaultRaised&) = default;
};

struct FaultClosed {
    static constexpr EventType kType{211};
    static constexpr std::string_view kName = "fault_closed";
    static constexpr unsigned kVersion = 1;

    FaultId fault{};
    PersonId by{};
    core::Text cause{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "fault", fault, "by", by, "cause", cause);
    }
    friend bool operator==(const FaultClosed&, const FaultClosed&) = default;
};

// The device is out of use and no player can take it for one in use.
struct DeviceMarkedOutOfOrder {
    static constexpr EventType kType{212};
    static constexpr std::string_view kName = "device_marked_out_of_order";
    static constexpr unsigned kVersion = 1;

    DeviceId device{};
    OutOfOrderSign sign{};
    PersonId by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "device", device, "sign", sign, "by", by);
    }
    friend bool operator==(const DeviceMarkedOutOfOrder&, const DeviceMarkedOutOfOrder&) = default;
};

struct DeviceReturnedToUse {
    static constexpr EventType kType{213};
    static constexpr std::string_view kName = "device_returned_to_use";
    static constexpr unsigned kVersion = 1;

    DeviceId device{};
    PersonId by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "device", device, "by", by);
    }
    friend bool operator==(const DeviceReturnedToUse&, const DeviceReturnedToUse&) = default;
};

// Messages that came and were dropped because more were waiting than there is room for. Whoever
// said them does not know.
struct DeviceMessagesLost {
    static constexpr EventType kType{214};
    static constexpr std::string_view kName = "device_messages_lost";
    static constexpr unsigned kVersion = 1;

    core::Text topic{}; // The device's: "dev/T01/pad".
    std::uint64_t count = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "topic", topic, "count", count);
    }
    friend bool operator==(const DeviceMessagesLost&, const DeviceMessagesLost&) = default;
};

// Refused commands beyond those that a device has journaled one by one in a minute.
struct DeviceRefusalsCounted {
    static constexpr EventType kType{215};
    static constexpr std::string_view kName = "device_refusals_counted";
    static constexpr unsigned kVersion = 1;

    core::Text topic{}; // The device's: "dev/T01/pad".
    std::uint64_t count = 0;
    std::map<CommandName, std::uint64_t> commands{}; // How often each.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "topic", topic, "count", count, "commands", commands);
    }
    friend bool operator==(const DeviceRefusalsCounted&, const DeviceRefusalsCounted&) = default;
};

} // namespace pitwatch::events
