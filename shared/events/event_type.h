#pragma once

#include <compare>
#include <cstdint>

namespace pitwatch::events {

// The number of an event type on the wire and in journals. Numbers are never reused or changed.
struct EventType {
    std::uint16_t number = 0;

    friend auto operator<=>(EventType, EventType) = default;
};

} // namespace pitwatch::events
