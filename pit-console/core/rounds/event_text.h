#pragma once

#include "shared/events/event.h"

#include <string>

namespace pitwatch::console {

// What a record says, for a person who reads it line by line. These are the words of the record
// itself, so they are not translated.
struct EventText {
    std::string what;   // "cards revealed"
    std::string detail; // "place community, first 1, cards Ks"
    std::string who;    // Whoever is named as having done it; empty where nobody had to act.

    friend bool operator==(const EventText&, const EventText&) = default;
};

EventText textOf(const events::Event& event);

} // namespace pitwatch::console
