#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"
#include "shared/events/event.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>

// Events to bytes and back, and to JSON for people and tools. All three forms come from the
// event's one serialize() function.

namespace pitwatch::wire {

inline events::EventType typeOf(const events::Event& event) {
    return event.type();
}
inline std::string_view nameOf(const events::Event& event) {
    return event.name();
}

// The event's version and fields, in the canonical form: equal events give equal bytes.
core::Bytes encodeEvent(const events::Event& event);

// Refuses unknown types, newer versions, and any bytes encodeEvent() would not have written.
// Older versions are read and come back as the current type.
core::Result<events::Event> decodeEvent(events::EventType type, core::ByteView body);

// {"event": "deck_shuffled", "deck": "red", "card_count": 52, "method": "device"}
nlohmann::ordered_json toJson(const events::Event& event);

} // namespace pitwatch::wire
