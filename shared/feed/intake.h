#pragma once

#include "shared/feed/connection.h"

namespace pitwatch::feed {

// What is taken in one step is one transaction of its party; a step ends before it grows without
// bound, so that the party goes on speaking whatever the others say.
inline constexpr int kMessagesPerStep = 512;

// Hands on what the connection has, as much as one step takes.
template <typename Handle>
void takeSome(Connection& connection, Handle handle) {
    for (int i = 0; i < kMessagesPerStep; ++i) {
        const auto event = connection.take();
        if (!event)
            return;
        handle(*event);
    }
}

} // namespace pitwatch::feed
