#pragma once

#include "tests/support/tables/table_fixture.h"

// Decks that come and go, as a dealer and a floorperson say it.

namespace pitwatch::support {

inline table::ReceiveDeck receipt(events::DeckColour deck, std::string_view id) {
    return {kDealer, deck, named<events::DeckId>(id), false};
}
inline table::RemoveDeck removal(events::DeckRemovalReason reason,
                                 events::DeckColour deck = events::DeckColour::Red) {
    return {kFloor, deck, reason, kDealer.person, kFloor.person};
}

} // namespace pitwatch::support
