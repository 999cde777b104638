#include "table-agent/agent/peers.h"

#include "shared/events/party_events.h"
#include "shared/wire/event_codec.h"

namespace pitwatch::agent {

Peers::Peers(PeerNames names, PeerEvents handlers, party::Record& record,
             const table::State& state, Add add)
    : m_meter(std::move(names.meter))
    , m_handlers(std::move(handlers))
    , m_record(record)
    , m_state(state)
    , m_add(std::move(add)) {
    if (m_meter)
        m_peers[*m_meter] = Peer::Meter;
    for (core::PartyId& console : names.consoles)
        m_peers.try_emplace(std::move(console), Peer::Console);
}

std::optional<journal::Anchor> Peers::position(const core::PartyId& party) const {
    return m_record.position(party);
}

void Peers::apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) {
    if (m_unreadable.contains(after.party))
        return;
    PeerStep step(m_state, m_record.now());
    for (const wire::Envelope& entry : entries) {
        if (!take(step, after.party, entry))
            break;
        m_record.moveTo({after.party, {entry.journal, entry.sequence, entry.chain}});
    }
    if (const PeerEvents::EndHandler* end = m_handlers.findEnd(m_peers.at(after.party)))
        (*end)(step, after.party);
    m_add(step.events(), step.now());
}

feed::PartyView Peers::view(const feed::Follower& follower, const core::PartyId& party,
                            core::Tick now) const {
    feed::PartyView view = follower.view(party, now);
    if (const auto problem = m_unreadable.find(party); problem != m_unreadable.end()) {
        view.standing = feed::Standing::Doubtful;
        view.doubt = problem->second;
    }
    return view;
}

void Peers::followAll(feed::Follower& follower) const {
    for (const auto& [party, peer] : m_peers)
        follower.follow(party);
}

// False where the entry cannot be read.
bool Peers::take(PeerStep& step, const core::PartyId& party, const wire::Envelope& entry) {
    const PeerEvents::Handler* handler = m_handlers.find(m_peers.at(party), entry.type);
    if (handler == nullptr)
        return true;
    const auto event = wire::decodeEvent(entry.type, entry.body);
    if (event) {
        (*handler)(step, {party, entry.sequence, entry.at}, *event);
        return true;
    }
    const std::string problem =
        "entry " + std::to_string(entry.sequence) + " cannot be read: " + event.error().text;
    m_unreadable[party] = problem;
    step.emit(
        events::JournalDoubted{party, entry.journal, entry.sequence, core::Text::fitted(problem)});
    return false;
}

} // namespace pitwatch::agent
