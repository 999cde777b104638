#pragma once

#include "shared/feed/link.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>

namespace pitwatch::feed::internal {

// What the MQTT library's threads hand to the owner's. Any thread pushes, never blocking on more
// than the lock; one thread takes and waits. Messages past the bound are dropped and counted;
// word of the connection is always kept.
class Inbox {
public:
    Inbox(std::size_t maxMessages, std::size_t maxBytes)
        : m_maxMessages(maxMessages), m_maxBytes(maxBytes) {}

    void push(LinkEvent event);
    std::optional<LinkEvent> take();

    // Until something was pushed or wake() was called, or `atMost` has passed.
    void wait(core::Millis atMost);
    void wake();

    std::uint64_t dropped() const;

private:
    static std::size_t bytesOf(const LinkEvent& event);

    const std::size_t m_maxMessages;
    const std::size_t m_maxBytes;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<LinkEvent> m_events;
    std::size_t m_bytes = 0;
    std::uint64_t m_dropped = 0;
    bool m_woken = false;
};

} // namespace pitwatch::feed::internal
