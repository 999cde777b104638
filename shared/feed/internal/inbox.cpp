#include "shared/feed/internal/inbox.h"

namespace pitwatch::feed::internal {

void Inbox::push(LinkEvent event) {
    {
        const std::lock_guard lock(m_mutex);
        const auto bytes = bytesOf(event);
        const bool bounded =
            std::holds_alternative<Message>(event) || std::holds_alternative<PublishRefused>(event);
        if (bounded && (m_events.size() >= m_maxMessages || m_bytes + bytes > m_maxBytes)) {
            ++m_dropped;
            return;
        }
        m_bytes += bytes;
        m_events.push_back(std::move(event));
    }
    m_changed.notify_one();
}

std::optional<LinkEvent> Inbox::take() {
    const std::lock_guard lock(m_mutex);
    if (m_events.empty())
        return std::nullopt;
    LinkEvent event = std::move(m_events.front());
    m_events.pop_front();
    m_bytes -= bytesOf(event);
    return event;
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

std::size_t Inbox::bytesOf(const LinkEvent& event) {
    const auto* message = std::get_if<Message>(&event);
    return message ? message->payload.size() + message->topic.size() : 0;
}

} // namespace pitwatch::feed::internal
