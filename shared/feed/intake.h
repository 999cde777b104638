#pragma once

#include "shared/feed/connection.h"

namespace pitwatch::feed {

// What is taken in one step is one transaction of its party; a step ends before it grows without
// bound, so that the party goes on speaking whatever the others say.
inline constexpr int kMessagesPerStep = 512;

// Whether a step took all that had arrived.
enum class Inbox { Emptied, HoldsMore };

// Hands on what the connection has, as much as one step takes.
template <typename Handle>
Inbox takeSome(Connection& connection, Handle handle) {
    for (int i = 0; i < kMessagesPerStep; ++i) {
        const auto event = connection.take();
        if (!event)
            return Inbox::Emptied;
        handle(*event);
    }
    return Inbox::HoldsMore;
}

} // namespace pitwatch::feed
