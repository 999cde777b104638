#pragma once

#include "shared/core/per_minute.h"
#include "shared/events/event.h"
#include "shared/staff/actions/check.h"

#include <map>
#include <vector>

namespace pitwatch::staff {

inline constexpr unsigned kRefusalsPerMinute = 30;

// Keeps the record of refusals complete and bounded. Within a minute so many are journaled one by
// one; what is more is counted, and the count is journaled in the same transaction as the position
// in the journal that the actions were read from, so that it is exact after any crash. Genuine
// actions are always told one by one: a person waits for the answer.
class RefusalRecord {
public:
    // The event to journal for a refused action, or nothing where it was only counted.
    std::vector<events::Event> add(const events::StaffActionSigned& action, Refusal refusal,
                                   core::Instant now);

    // What was counted since the last call, for the end of the transaction.
    std::vector<events::Event> take(const core::PartyId& from);

private:
    core::PerMinute m_told{kRefusalsPerMinute};
    std::map<Refusal, std::uint64_t> m_counted;
};

} // namespace pitwatch::staff
