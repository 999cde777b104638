#include "tests/simulation/machines/tapped_connection.h"

#include "shared/wire/topics.h"

#include <algorithm>

namespace pitwatch::simulation {

TappedConnection::TappedConnection(World& world, const core::PartyId& self)
    : m_world(world)
    , m_self(self.text())
    , m_journalTopic(wire::journalTopic(self))
    , m_connection(world.network, self.text(), kRoom) {
    m_connection.setEar([this](const feed::Message& message) {
        if (wire::isDeviceTopic(message.topic))
            ++m_devices[message.topic].arrived;
    });
}

std::optional<feed::ConnectionEvent> TappedConnection::take() {
    auto event = m_connection.take();
    const auto* message = event ? std::get_if<feed::Message>(&*event) : nullptr;
    if (message != nullptr && wire::isDeviceTopic(message->topic)) {
        Traffic& traffic = m_devices[message->topic];
        ++traffic.taken;
        traffic.stuckTaken += std::ranges::equal(message->payload, kStuckPress) ? 1U : 0U;
    }
    if (message != nullptr && m_inwardEar)
        m_inwardEar(*message);
    return event;
}

core::Outcome TappedConnection::publish(feed::Message message, feed::Delivery delivery) {
    if (message.topic == m_journalTopic && m_connection.connected() &&
        !m_world.onCopies.contains(m_self)) {
        const auto batch = wire::decodeBatch(message.payload);
        require(batch.ok(), "spoken", m_self + " published what cannot be read");
        for (const wire::Envelope& entry : batch->entries) {
            const auto [at, first] = m_world.spoken[m_self].emplace(entry.sequence, entry.chain);
            require(first || at->second == entry.chain, "spoken",
                    m_self + " said entry " + std::to_string(entry.sequence) + " in two ways");
        }
    }
    if (m_ear)
        m_ear(message);
    return m_connection.publish(std::move(message), delivery);
}

} // namespace pitwatch::simulation
