#pragma once

#include "shared/events/deck_events.h"

#include <cstdint>
#include <variant>

namespace pitwatch::table {

// The shuffler says that a shuffle is complete and how many cards it counted.
struct ShuffleFinished {
    events::DeckColour deck{};
    std::uint8_t cardCount = 0;
};

using Input = std::variant<ShuffleFinished>;

} // namespace pitwatch::table
