#include "shared/feed/internal/inbox.h"

#include <algorithm>
#include <utility>

namespace pitwatch::feed::internal {

namespace {

bool isBounded(const ConnectionEvent& event) {
    return std::holds_alternative<Message>(event) || std::holds_alternative<PublishRefused>(event);
}

// What the broker refused to take has one share, without a name: it is nobody's message.
const std::string& shareOf(const ConnectionEvent& event) {
    static const std::string kNobody;
    const auto* message = std::get_if<Message>(&event);
    return message ? message->topic : kNobody;
}

std::size_t bytesOf(const ConnectionEvent& event) {
    const auto* message = std::get_if<Message>(&event);
    return message ? message->payload.size() + message->topic.size() : 0;
}

} // namespace

void Inbox::push(ConnectionEvent event) {
    {
        const std::lock_guard lock(m_mutex);
        const std::uint64_t arrival = m_arrived++;
        if (isBounded(event)) {
            const std::string& topic = shareOf(event);
            const std::size_t bytes = bytesOf(event);
            if (!makeRoom(topic, bytes))
                return countLost(topic);
            Share& share = m_shares[topic];
            share.arrivals.push_back(arrival);
            share.bytes += bytes;
            m_bytes += bytes;
            ++m_messages;
        }
        m_events.emplace_hint(m_events.end(), arrival, std::move(event));
    }
    m_changed.notify_one();
}

void Inbox::lose(const std::string& topic) {
    const std::lock_guard lock(m_mutex);
    countLost(topic);
}

std::optional<ConnectionEvent> Inbox::take() {
    const std::lock_guard lock(m_mutex);
    if (m_events.empty())
        return std::nullopt;
    ConnectionEvent event = std::move(m_events.extract(m_events.begin()).mapped());
    if (!isBounded(event))
        return event;
    const std::size_t bytes = bytesOf(event);
    const auto share = m_shares.find(shareOf(event));
    share->second.arrivals.pop_front();
    share->second.bytes -= bytes;
    if (share->second.arrivals.empty())
        m_shares.erase(share);
    m_bytes -= bytes;
    --m_messages;
    return event;
}

bool Inbox::empty() const {
    const std::lock_guard lock(m_mutex);
    return m_events.empty();
}

void Inbox::wait(core::Millis atMost) {
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, atMost, [this] { return m_woken || !m_events.empty(); });
    m_woken = false;
}

void Inbox::wake() {
    {
        const std::lock_guard lock(m_mutex);
        m_woken = true;
    }
    m_changed.notify_one();
}

std::uint64_t Inbox::dropped() const {
    const std::lock_guard lock(m_mutex);
    return m_dropped;
}

LostMessages Inbox::takeLost() {
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_lost, {});
}

// False where the topic of the new message would hold most of the room itself.
bool Inbox::makeRoom(const std::string& topic, std::size_t bytes) {
    const auto isFull = [&] { return m_messages >= m_maxMessages || m_bytes + bytes > m_maxBytes; };
    if (!isFull())
        return true;
    const auto own = m_shares.find(topic);
    const std::size_t ownMessages = 1 + (own == m_shares.end() ? 0 : own->second.arrivals.size());
    const std::size_t ownBytes = bytes + (own == m_shares.end() ? 0 : own->second.bytes);
    while (isFull()) {
        const bool byCount = m_messages >= m_maxMessages;
        // Whoever holds half of it holds most of it: a flood costs no search.
        if (byCount && 2 * ownMessages > m_maxMessages)
            return false;
        const auto size = [&](const Share& share) {
            return byCount ? share.arrivals.size() : share.bytes;
        };
        const auto most = std::ranges::max_element(
            m_shares, {}, [&](const Shares::value_type& one) { return size(one.second); });
        if (most == m_shares.end() || size(most->second) <= (byCount ? ownMessages : ownBytes))
            return false;
        dropNewestOf(most);
    }
    return true;
}

void Inbox::dropNewestOf(Shares::iterator share) {
    const auto newest = m_events.find(share->second.arrivals.back());
    const std::size_t bytes = bytesOf(newest->second);
    countLost(share->first);
    m_events.erase(newest);
    share->second.arrivals.pop_back();
    share->second.bytes -= bytes;
    if (share->second.arrivals.empty())
        m_shares.erase(share);
    m_bytes -= bytes;
    --m_messages;
}

void Inbox::countLost(const std::string& topic) {
    ++m_dropped;
    const bool named = m_lost.contains(topic) || m_lost.size() < kMostNamed;
    ++m_lost[named ? topic : std::string()];
}

} // namespace pitwatch::feed::internal
