#pragma once

#include "shared/core/clock.h"
#include "shared/events/deck_events.h"

#include <optional>

namespace pitwatch::console {

struct DeckInPlay {
    events::DeckColour colour{};
    std::optional<core::Instant> enteredPlayAt;
    std::optional<core::Instant> dueAt;

    friend bool operator==(const DeckInPlay&, const DeckInPlay&) = default;
};

} // namespace pitwatch::console
