#pragma once

#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/events/deck_events.h"

#include <cstdint>
#include <optional>
#include <vector>

// What the console knows at one moment, as plain values: made by a source, shown by view models.

namespace pitwatch::console {

// Whether a value may be shown as current. Only Live may.
enum class Freshness : std::uint8_t {
    NeverHeard, // No entry of this journal has ever arrived.
    Live,
    Stale,    // Nothing heard for a while.
    Offline,  // The party said goodbye, or the broker said so for it.
    Doubtful, // Its journal contradicts what was read before.
};

struct DeckInPlay {
    events::DeckColour colour{};
    std::optional<core::Instant> enteredPlayAt;
    std::optional<core::Instant> dueAt;

    friend bool operator==(const DeckInPlay&, const DeckInPlay&) = default;
};

struct TableSummary {
    core::PartyId table;
    Freshness freshness = Freshness::NeverHeard;
    core::Millis age{0}; // Since the table was last heard.
    std::vector<DeckInPlay> decks;

    friend bool operator==(const TableSummary&, const TableSummary&) = default;
};

struct Snapshot {
    bool brokerConnected = false;
    core::Instant at{};
    std::vector<TableSummary> tables;
};

} // namespace pitwatch::console
