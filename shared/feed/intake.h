#pragma once

#include "shared/feed/connection.h"

namespace pitwatch::feed {

// What is taken in one step is one transaction of its party; a step ends before it grows without
// bound, so that the party goes on speaking whatever the others say.
inline constexpr int kMessagesPerStep = 512;

// What had arrived and was left for the next step.
enum class Backlog { None, Waits };

// Hands on what the connection has, as much as one step takes; `goesOn` is asked before each.
template <typename Handle, typename GoesOn>
Backlog takeSome(Connection& connection, Handle handle, GoesOn goesOn) {
    for (int i = 0; i < kMessagesPerStep && goesOn(); ++i) {
        const auto event = connection.take();
        if (!event)
            return Backlog::None;
        handle(*event);
    }
    return Backlog::Waits;
}

template <typename Handle>
Backlog takeSome(Connection& connection, Handle handle) {
    return takeSome(connection, handle, [] { return true; });
}

} // namespace pitwatch::feed
