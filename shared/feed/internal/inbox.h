#pragma once

#include "shared/feed/connection.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <unordered_map>

namespace pitwatch::feed::internal {

// What the network's threads hand to the owner's, in the order of arrival. Any thread pushes, never
// blocking on more than the lock; one thread takes and waits. Word of the connection is always
// kept. Where there is no room for another message, the topic that holds most of the room gives its
// newest one away: a sender who floods loses only his own. What was dropped is counted by topic.
class Inbox {
public:
    // Topics with losses that are told by name between two calls of takeLost().
    static constexpr std::size_t kMostNamed = 256;

    Inbox(std::size_t maxMessages, std::size_t maxBytes)
        : m_maxMessages(maxMessages), m_maxBytes(maxBytes) {}

    void push(ConnectionEvent event);
    // A message of that topic came and is not taken.
    void lose(const std::string& topic);
    std::optional<ConnectionEvent> take();
    bool empty() const;

    // Until something was pushed or wake() was called, or `atMost` has passed.
    void wait(core::Millis atMost);
    void wake();

    // Of all time, and by topic since the last call.
    std::uint64_t dropped() const;
    LostMessages takeLost();

private:
    // What one topic holds of the room.
    struct Share {
        std::deque<std::uint64_t> arrivals;
        std::size_t bytes = 0;
    };
    using Shares = std::unordered_map<std::string, Share>;

    bool makeRoom(const std::string& topic, std::size_t bytes);
    void dropNewestOf(Shares::iterator share);
    void countLost(const std::string& topic);

    const std::size_t m_maxMessages;
    const std::size_t m_maxBytes;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<std::uint64_t, ConnectionEvent> m_events; // By arrival.
    std::uint64_t m_arrived = 0;
    Shares m_shares; // Of the topics that have a message waiting.
    std::size_t m_messages = 0;
    std::size_t m_bytes = 0;
    std::uint64_t m_dropped = 0;
    LostMessages m_lost;
    bool m_woken = false;
};

} // namespace pitwatch::feed::internal
