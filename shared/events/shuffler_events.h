#pragma once

#include "shared/events/event_type.h"
#include "shared/events/values.h"

#include <string_view>

// What the shuffler of a table reported. It tells counts, colour and state, never the order of
// cards.

namespace pitwatch::events {

enum class ShufflerState : std::uint8_t { Idle, Loading, Shuffling, Ready, Dispensing, Faulted };
constexpr auto enumNames(ShufflerState) {
    return core::names("idle", "loading", "shuffling", "ready", "dispensing", "faulted");
}

// Anything but Play keeps the device out of the game: a shuffler left in sort mode deals in order.
enum class ShufflerMode : std::uint8_t { Play, Sort, Test, Maintenance };
constexpr auto enumNames(ShufflerMode) {
    return core::names("play", "sort", "test", "maintenance");
}
constexpr std::string_view listName(ShufflerMode) {
    return "shuffler_mode";
}

struct ShufflerStateChanged {
    static constexpr EventType kType{200};
    static constexpr std::string_view kName = "shuffler_state_changed";
    static constexpr unsigned kVersion = 1;

    ShufflerState state{};
    std::optional<DeckColour> deck{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "state", state, "deck", deck);
    }
    friend bool operator==(const ShufflerStateChanged&, const ShufflerStateChanged&) = default;
};

struct ShufflerModeChanged {
    static constexpr EventType kType{201};
    static constexpr std::string_view kName = "shuffler_mode_changed";
    static constexpr unsigned kVersion = 1;

    ShufflerMode mode{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "mode", mode);
    }
    friend bool operator==(const ShufflerModeChanged&, const ShufflerModeChanged&) = default;
};

struct ShufflerCounted {
    static constexpr EventType kType{202};
    static constexpr std::string_view kName = "shuffler_counted";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};
    std::uint8_t expected = 0;
    std::uint8_t counted = 0;
    std::optional<RoundId> lastRound{}; // The last round the deck was dealt in.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "deck", deck, "expected", expected, "counted", counted, "last_round",
               lastRound);
    }
    friend bool operator==(const ShufflerCounted&, const ShufflerCounted&) = default;
};

struct ShufflerJammed {
    static constexpr EventType kType{203};
    static constexpr std::string_view kName = "shuffler_jammed";
    static constexpr unsigned kVersion = 1;

    std::optional<RoundId> round{};
    core::Text detail{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "detail", detail);
    }
    friend bool operator==(const ShufflerJammed&, const ShufflerJammed&) = default;
};

struct ShufflerJamCleared {
    static constexpr EventType kType{204};
    static constexpr std::string_view kName = "shuffler_jam_cleared";
    static constexpr unsigned kVersion = 1;

    std::optional<PersonId> by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "by", by);
    }
    friend bool operator==(const ShufflerJamCleared&, const ShufflerJamCleared&) = default;
};

struct ShufflerDoorOpened {
    static constexpr EventType kType{205};
    static constexpr std::string_view kName = "shuffler_door_opened";
    static constexpr unsigned kVersion = 1;

    std::optional<RoundId> round{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round);
    }
    friend bool operator==(const ShufflerDoorOpened&, const ShufflerDoorOpened&) = default;
};

struct ShufflerDoorClosed {
    static constexpr EventType kType{206};
    static constexpr std::string_view kName = "shuffler_door_closed";
    static constexpr unsigned kVersion = 1;

    std::optional<RoundId> round{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round);
    }
    friend bool operator==(const ShufflerDoorClosed&, const ShufflerDoorClosed&) = default;
};

struct ShufflerWentOffline {
    static constexpr EventType kType{207};
    static constexpr std::string_view kName = "shuffler_went_offline";
    static constexpr unsigned kVersion = 1;

    core::Instant lastHeardAt{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "last_heard_at", lastHeardAt);
    }
    friend bool operator==(const ShufflerWentOffline&, const ShufflerWentOffline&) = default;
};

struct ShufflerCameBack {
    static constexpr EventType kType{208};
    static constexpr std::string_view kName = "shuffler_came_back";
    static constexpr unsigned kVersion = 1;

    ShufflerState state{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "state", state);
    }
    friend bool operator==(const ShufflerCameBack&, const ShufflerCameBack&) = default;
};

// The device lost what it knew: nobody can say what is inside until it is counted.
struct ShufflerRestarted {
    static constexpr EventType kType{209};
    static constexpr std::string_view kName = "shuffler_restarted";
    static constexpr unsigned kVersion = 1;

    core::Text firmware{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "firmware", firmware);
    }
    friend bool operator==(const ShufflerRestarted&, const ShufflerRestarted&) = default;
};

} // namespace pitwatch::events
