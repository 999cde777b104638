#pragma once

#include "shared/core/clock.h"
#include "shared/events/deck_events.h"
#include "shared/events/event.h"
#include "shared/events/party_events.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

// Events to fill journals with, when it does not matter what happened.

namespace pitwatch::tests {

inline constexpr core::Instant kSomeTime{core::Millis{1'794'820'200'250}};

inline events::Event sampleEvent(std::uint64_t number) {
    const auto deck = number % 2 == 0 ? events::DeckColour::Red : events::DeckColour::Blue;
    switch (number % 4) {
    case 0:
        return events::DeckShuffled{deck, static_cast<std::uint8_t>(number % 53),
                                    events::ShuffleMethod::Device};
    case 1:
        return events::DeckEnteredPlay{deck};
    case 2:
        return events::DeckDueSet{deck, kSomeTime + core::Millis{number}};
    }
    return events::PartyStarted{"software " + std::string(number % 200, 'x')};
}

inline std::vector<events::Event> sampleEvents(std::uint64_t first, std::size_t count) {
    std::vector<events::Event> events;
    for (std::size_t i = 0; i < count; ++i)
        events.push_back(sampleEvent(first + i));
    return events;
}

} // namespace pitwatch::tests
