#pragma once

#include "shared/core/clock.h"
#include "shared/core/enum_names.h"
#include "shared/events/deck_events.h"

#include <optional>
#include <vector>

namespace pitwatch::table {

// How far a deck has come in the opening; each step follows the one before.
enum class Ceremony : std::uint8_t {
    Received,
    Inspected,
    Verified,
    Spread,
    Viewed,
    Turned,
    Washed,
    Stacked
};
constexpr auto enumNames(Ceremony) {
    return core::names("received", "inspected", "verified", "spread", "viewed", "turned", "washed",
                       "stacked");
}

enum class DeckPlace : std::uint8_t { Layout, Shuffler, Play, Rack };
constexpr auto enumNames(DeckPlace) {
    return core::names("layout", "shuffler", "play", "rack");
}

// A deck at the table, from DeckReceived to DeckRemoved.
struct Deck {
    events::DeckColour colour{};
    events::DeckId id;
    Ceremony ceremony = Ceremony::Received;
    DeckPlace place = DeckPlace::Layout;
    core::Text design; // Of its backs, where somebody told.
    bool shuffled = false;
    // How it was shuffled last.
    std::optional<events::ShuffleMethod> shuffledBy;
    // Shuffled by hand or preshuffled, so it is cut before it is dealt.
    bool needsCut = false;
    bool cut = false;
    // A shuffle that a floorperson or an irregularity asks for, a cut that a floorperson does: owed
    // until it is done.
    bool shuffleOwed = false;
    bool recutOwed = false;
    // A device in use found 52 cards since its last round.
    bool counted = false;
    events::PersonId inspector;
    events::PersonId verifier;

    std::optional<core::Instant> enteredPlayAt;
    std::optional<core::Instant> dueAt;
    // The shortest warning given, in minutes; 0 once the deck is overdue.
    std::optional<std::uint16_t> warnedMinutes;

    // The rules have it leave; it takes part in no further round.
    std::optional<events::DeckRemovalReason> mustLeave;
    std::optional<events::RoundId> lastRound;
    // The rounds dealt with it since it was last known to hold 52 cards.
    std::vector<events::RoundId> uncounted;

    bool isReady() const {
        return ceremony == Ceremony::Stacked && shuffled && (!needsCut || cut) && !mustLeave;
    }
    friend bool operator==(const Deck&, const Deck&) = default;
};

} // namespace pitwatch::table
