#pragma once

#include "shared/party/duties.h"
#include "table-agent/agent/peer_events.h"

#include <map>
#include <optional>
#include <vector>

namespace pitwatch::agent {

// Whom the table listens to besides its devices.
struct PeerNames {
    std::optional<core::PartyId> meter;
    std::vector<core::PartyId> consoles;
};

// What the journals of other parties mean to one table. An entry that has a handler and cannot be
// read is journaled as a doubt. One thread; the state belongs to the owner.
class Peers {
public:
    Peers(PeerNames names, PeerEvents handlers, const table::State& state);

    // What follows from the entries, for the owner to add.
    struct Led {
        party::ReadSoFar read{};
        std::vector<events::Event> events{};
    };
    Led read(const core::PartyId& party, std::span<const wire::Envelope> entries,
             core::Instant now) const;

    const std::optional<core::PartyId>& meter() const { return m_meter; }
    const std::map<core::PartyId, Peer>& all() const { return m_peers; }

private:
    // Why the entry cannot be read; empty where it was.
    events::Phrase take(PeerStep& step, const core::PartyId& party,
                        const wire::Envelope& entry) const;

    std::optional<core::PartyId> m_meter;
    std::map<core::PartyId, Peer> m_peers;
    PeerEvents m_handlers;
    const table::State& m_state;
};

} // namespace pitwatch::agent
