#pragma once

#include "shared/events/deck_events.h"
#include "shared/events/party_events.h"

#include <variant>

namespace pitwatch::events {

// Everything that can happen. The order of the alternatives means nothing; kType does.
using Event = std::variant<PartyStarted, DeckShuffled, DeckEnteredPlay, DeckDueSet>;

} // namespace pitwatch::events
