#pragma once

#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"

#include <string_view>

// The progressive wager as the table sees it: the link's meters are somewhere else.

namespace pitwatch::events {

enum class ProgressiveLock : std::uint8_t {
    MeterLost,
    MeterDoubted,
    LinkClosed,
    LinkSuspended,
    SensorFault,
    DisplayMismatch,
    FloorpersonOrder,
    NoMoreBets
};
constexpr auto enumNames(ProgressiveLock) {
    return core::names("meter_lost", "meter_doubted", "link_closed", "link_suspended",
                       "sensor_fault", "display_mismatch", "floorperson_order", "no_more_bets");
}

// No progressive wager is accepted; base play goes on.
struct ProgressiveLocked {
    static constexpr EventType kType{640};
    static constexpr std::string_view kName = "progressive_locked";
    static constexpr unsigned kVersion = 2;

    LinkId link{};
    ProgressiveLock reason{};
    Phrase detail{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "link", link, "reason", reason);
        phraseSince2(archive, version, "detail", detail);
    }
    friend bool operator==(const ProgressiveLocked&, const ProgressiveLocked&) = default;
};

struct ProgressiveUnlocked {
    static constexpr EventType kType{641};
    static constexpr std::string_view kName = "progressive_unlocked";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    ProgressiveLock reason{}; // What had locked it.
    std::optional<PersonId> by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "reason", reason, "by", by);
    }
    friend bool operator==(const ProgressiveUnlocked&, const ProgressiveUnlocked&) = default;
};

// The wagers that the link's meters grow by, per seat.
struct ContributionsMade {
    static constexpr EventType kType{642};
    static constexpr std::string_view kName = "contributions_made";
    static constexpr unsigned kVersion = 1;

    LinkId link{};
    RoundId round{};
    std::vector<SeatAmount> wagers{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "link", link, "round", round, "wagers", wagers);
    }
    friend bool operator==(const ContributionsMade&, const ContributionsMade&) = default;
};

} // namespace pitwatch::events
