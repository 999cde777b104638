#pragma once

#include "shared/events/event.h"
#include "shared/staff/roster_record.h"

#include <optional>
#include <vector>

namespace pitwatch::staff {

// What whoever goes by rosters has to remember of them: always the fold of its own journal. Plain
// value.
class RosterLedger {
public:
    // The last roster adopted; an older one is never taken again.
    const RosterSeen& adopted() const { return m_adopted; }
    // The last that the journal holds and that can be read, whether or not there is a file of it
    // now.
    const std::optional<SignedRoster>& lastKept() const { return m_lastKept; }

    // The roster that is whole with this event and can be read; null otherwise.
    const SignedRoster* apply(const events::Event& event);

    // What to journal where the roster is taken into force. After a restart it is the one already
    // known, and kept unless older software took it.
    std::vector<events::Event> entriesFor(const SignedRoster& given) const;

private:
    RosterSeen m_adopted;
    std::uint64_t m_keptVersion = 0; // Of the last that the journal holds whole.
    RosterParts m_parts;
    std::optional<SignedRoster> m_lastKept;
};

} // namespace pitwatch::staff
