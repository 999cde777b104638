#include "table-agent/agent/peers.h"

#include "shared/events/party_events.h"
#include "shared/wire/event_codec.h"

namespace pitwatch::agent {

Peers::Peers(PeerNames names, PeerEvents handlers, const table::State& state)
    : m_meter(std::move(names.meter)), m_handlers(std::move(handlers)), m_state(state) {
    if (m_meter)
        m_peers[*m_meter] = Peer::Meter;
    for (core::PartyId& console : names.consoles)
        m_peers.try_emplace(std::move(console), Peer::Console);
}

Peers::Led Peers::read(const core::PartyId& party, std::span<const wire::Envelope> entries,
                       core::Instant now) const {
    PeerStep step(m_state, now);
    Led led;
    for (const wire::Envelope& entry : entries) {
        led.read.problem = take(step, party, entry);
        if (!led.read.problem.empty())
            break;
        ++led.read.count;
    }
    if (const PeerEvents::EndHandler* end = m_handlers.findEnd(m_peers.at(party)))
        (*end)(step, party);
    led.events = step.events();
    return led;
}

events::Phrase Peers::take(PeerStep& step, const core::PartyId& party,
                           const wire::Envelope& entry) const {
    const PeerEvents::Handler* handler = m_handlers.find(m_peers.at(party), entry.type);
    if (handler == nullptr)
        return {};
    const auto event = wire::decodeEvent(entry.type, entry.body);
    if (event) {
        (*handler)(step, {party, entry.sequence, entry.at}, *event);
        return {};
    }
    const events::Phrase problem{events::JournalDoubt::Unreadable, entry.sequence,
                                 core::Text::fitted(event.error().text)};
    step.emit(events::JournalDoubted{party, entry.journal, entry.sequence, problem});
    return problem;
}

} // namespace pitwatch::agent
