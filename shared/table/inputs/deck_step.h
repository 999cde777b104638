#pragma once

#include "shared/table/deck_state.h"

namespace pitwatch::table {

// The steps of the opening in their order. Verify is the floorperson's; the last one is the
// shuffler's, or ShuffleByHand.
enum class DeckStep : std::uint8_t { Inspect, Verify, Spread, View, Turn, Wash, Stack, Shuffle };
constexpr auto enumNames(DeckStep) {
    return core::names("inspect", "verify", "spread", "view", "turn", "wash", "stack", "shuffle");
}
// As records of refusals have called it since they have codes.
constexpr std::string_view listName(DeckStep) {
    return "preparation_step";
}

// What has to be done next with a deck that has come so far.
constexpr DeckStep nextStep(Ceremony stage) {
    switch (stage) {
    case Ceremony::Received:
        return DeckStep::Inspect;
    case Ceremony::Inspected:
        return DeckStep::Verify;
    case Ceremony::Verified:
        return DeckStep::Spread;
    case Ceremony::Spread:
        return DeckStep::View;
    case Ceremony::Viewed:
        return DeckStep::Turn;
    case Ceremony::Turned:
        return DeckStep::Wash;
    case Ceremony::Washed:
        return DeckStep::Stack;
    case Ceremony::Stacked:
        break;
    }
    return DeckStep::Shuffle;
}

} // namespace pitwatch::table
