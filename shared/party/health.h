#pragma once

#include "shared/core/clock.h"
#include "shared/feed/connection.h"

#include <cstdint>

namespace pitwatch::party {

// How a party itself fares, for its own report.
struct Health {
    std::uint64_t journalEntries = 0;
    // Messages of devices that were refused whole since the start.
    std::uint64_t droppedMessages = 0;
    // Messages of devices that there was no room for since the start, by topic.
    feed::LostMessages lostMessages{};
    core::Instant startedAt{};

    friend bool operator==(const Health&, const Health&) = default;
};

} // namespace pitwatch::party
