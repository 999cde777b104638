#include "table-agent/agent/peers.h"

#include "shared/events/party_events.h"
#include "shared/wire/event_codec.h"

namespace pitwatch::agent {

Peers::Peers(PeerNames names, PeerEvents handlers, daemon::Record& record,
             const table::State& state, Commit commit)
    : m_meter(std::move(names.meter))
    , m_handlers(std::move(handlers))
    , m_record(record)
    , m_state(state)
    , m_commit(std::move(commit)) {
    if (m_meter)
        m_peers[*m_meter] = Peer::Meter;
    for (core::PartyId& console : names.consoles)
        m_peers.try_emplace(std::move(console), Peer::Console);
}

std::optional<journal::Anchor> Peers::position(const core::PartyId& party) const {
    return m_record.position(party);
}

void Peers::apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) {
    PeerStep step(m_state, m_record.now());
    const Peer peer = m_peers.at(after.party);
    for (const wire::Envelope& entry : entries)
        take(step, peer, after.party, entry);
    if (const PeerEvents::EndHandler* end = m_handlers.findEnd(peer))
        (*end)(step, after.party);
    m_record.moveTo(after);
    m_commit(step.events(), step.now());
}

void Peers::followAll(feed::Follower& follower) const {
    for (const auto& [party, peer] : m_peers)
        follower.follow(party);
}

void Peers::take(PeerStep& step, Peer peer, const core::PartyId& party,
                 const wire::Envelope& entry) {
    const PeerEvents::Handler* handler = m_handlers.find(peer, entry.type);
    if (handler == nullptr)
        return;
    const auto event = wire::decodeEvent(entry.type, entry.body);
    if (!event)
        return doubt(step, peer, party, entry, event.error().text);
    (*handler)(step, {party, entry.sequence, entry.at}, *event);
}

// The lock is one that only a person lifts: nobody else knows what the entry said.
void Peers::doubt(PeerStep& step, Peer peer, const core::PartyId& party,
                  const wire::Envelope& entry, const std::string& problem) {
    step.emit(
        events::JournalDoubted{party, entry.journal, entry.sequence, core::Text::fitted(problem)});
    if (peer == Peer::Meter && step.state().submission().progressive)
        step.take(table::LockProgressive{
            events::ProgressiveLock::FloorpersonOrder,
            core::Text::fitted("entry " + std::to_string(entry.sequence) +
                               " of the controller cannot be read: " + problem)});
}

} // namespace pitwatch::agent
