#include "table-agent/agent/peer_events.h"

namespace pitwatch::agent {

std::vector<events::Event> PeerStep::take(const table::Input& input) {
    std::vector<events::Event> led = table::decide(state(), input, m_now);
    for (const events::Event& event : led)
        emit(event);
    return led;
}

void PeerStep::emit(events::Event event) {
    if (!m_copy)
        m_copy = m_base;
    table::apply(*m_copy, event, m_now);
    m_events.push_back(std::move(event));
}

const PeerEvents::Handler* PeerEvents::find(Peer peer, events::EventType type) const {
    const auto found = m_handlers.find({peer, type});
    return found == m_handlers.end() ? nullptr : &found->second;
}

const PeerEvents::EndHandler* PeerEvents::findEnd(Peer peer) const {
    const auto found = m_endHandlers.find(peer);
    return found == m_endHandlers.end() ? nullptr : &found->second;
}

} // namespace pitwatch::agent
