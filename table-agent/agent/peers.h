#pragma once

#include "shared/feed/follower.h"
#include "table-agent/agent/peer_events.h"
#include "shared/party/record.h"

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
// exactly once, whatever is lost or crashes on the way. A party with an entry that has a handler
// and cannot be read is journaled as doubted and not read further, so that a newer agent finds the
// entry where it is. One thread; everything belongs to the owner.
class Peers final : public feed::Reader {
public:
    // Applies the events and adds them to what the table's journal gets next; called with none as
    // well.
    using Add = std::function<void(const std::vector<events::Event>& events, core::Instant at)>;

    Peers(PeerNames names, PeerEvents handlers, party::Record& record, const table::State& state,
          Add add);

    std::optional<journal::Anchor> position(const core::PartyId& party) const override;
    void apply(std::span<const wire::Envelope> entries, const journal::Anchor& after) override;

    // The party as the follower sees it, and doubtful where its entries cannot be read.
    feed::PartyView view(const feed::Follower& follower, const core::PartyId& party,
                         core::Tick now) const;

    const std::optional<core::PartyId>& meter() const { return m_meter; }
    void followAll(feed::Follower& follower) const;

private:
    bool take(PeerStep& step, const core::PartyId& party, const wire::Envelope& entry);

    std::optional<core::PartyId> m_meter;
    std::map<core::PartyId, Peer> m_peers;
    PeerEvents m_handlers;
    party::Record& m_record;
    const table::State& m_state;
    Add m_add;
    std::map<core::PartyId, std::string> m_unreadable;
};

} // namespace pitwatch::agent
