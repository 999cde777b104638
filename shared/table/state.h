#pragma once

#include "shared/core/clock.h"
#include "shared/events/deck_events.h"

#include <map>
#include <optional>

namespace pitwatch::table {

// What the rules and the operator say about this table; it does not change while the table is open.
struct Limits {
    // A deck must leave the table this long after it entered play; nothing where no rule says so.
    std::optional<core::Millis> deckChange;
};

struct Deck {
    std::optional<core::Instant> enteredPlayAt;
    std::optional<core::Instant> dueAt;

    friend bool operator==(const Deck&, const Deck&) = default;
};

struct State {
    Limits limits;
    std::map<events::DeckColour, Deck> decks;
};

} // namespace pitwatch::table
