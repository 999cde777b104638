#pragma once

#include "shared/feed/follower.h"
#include "table-agent/agent/peer_events.h"
#include "table-agent/daemon/record.h"

#include <functional>
#include <map>
#include <vector>

namespace pitwatch::agent {

// Whom the table listens to besides its devices.
struct PeerNames {
    std::optional<core::PartyId> meter;
    std::vector<core::PartyId> consoles;
};

// Reads the journals of other parties for one table: every entry has its consequence at the table
// exactly once, whatever is lost or crashes on the way. An entry that has a handler and cannot be
// read is journaled as doubt, and locks the progressive if it was the controller's; a newer
// controller has to be followed by a newer agent. One thread; everything belongs to the owner.
class Peers final : public feed::Reader {
public:
    // Commits the events to the table's journal and applies them; called with none as well.
    using Commit = std::function<void(const std::vector<events::Event>& events, core::Instant at)>;

    Peers(PeerNames names, PeerEvents handlers, daemon::Record& record, const table::State& state,
          Commit commit);

    std::optional<journal::Anchor> position(const core::PartyId& party) const override;
    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override;

    const std::optional<core::PartyId>& meter() const { return m_meter; }
    void followAll(feed::Follower& follower) const;

private:
    void take(PeerStep& step, Peer peer, const core::PartyId& party, const wire::Envelope& entry);
    void doubt(PeerStep& step, Peer peer, const core::PartyId& party, const wire::Envelope& entry,
               const std::string& problem);

    std::optional<core::PartyId> m_meter;
    std::map<core::PartyId, Peer> m_peers;
    PeerEvents m_handlers;
    daemon::Record& m_record;
    const table::State& m_state;
    Commit m_commit;
};

} // namespace pitwatch::agent
