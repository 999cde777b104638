#pragma once

#include "shared/core/clock.h"
#include "shared/core/ids.h"
#include "shared/events/event.h"
#include "shared/events/phrase.h"

#include <map>
#include <optional>
#include <vector>

namespace pitwatch::staff {

// Refusals that are counted and not journaled one by one, by whose journal they were read from. A
// count is journaled at most once in ten seconds, however much it is, or with whatever else follows
// from that journal. Until then the owner does not keep the place it has come to there
// (party::Record): after a crash the same entries are read, and counted, once more, so that the
// numbers are exact. One thread.
class RefusalCounter {
public:
    static constexpr core::Millis kBetween{10'000};

    void add(const core::PartyId& from, const events::CodeName& reason);

    // Whether something is counted of it that was not told.
    bool waits(const core::PartyId& from) const { return m_counted.contains(from); }
    // Of whom something is counted that may be told by now.
    std::vector<core::PartyId> due(core::Tick now) const;
    // Of whom anything is, whenever it was last: for the owner's last words.
    std::vector<core::PartyId> all() const;
    // What to journal of it: all there is.
    std::vector<events::Event> take(const core::PartyId& from, core::Tick now);
    // The same at the end of entries that were read together: only where it is due, or where
    // something else is journaled for them (`more`).
    std::vector<events::Event> end(const core::PartyId& from, bool more, core::Tick now);

private:
    bool isDue(const core::PartyId& from, core::Tick now) const;

    std::map<core::PartyId, std::map<events::CodeName, std::uint64_t>> m_counted;
    std::map<core::PartyId, core::Tick> m_next;
};

} // namespace pitwatch::staff
