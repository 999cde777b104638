#pragma once

#include "shared/core/per_minute.h"
#include "shared/staff/actions/check.h"
#include "shared/staff/actions/refusal_counter.h"

#include <vector>

namespace pitwatch::staff {

inline constexpr unsigned kRefusalsPerMinute = 30;

// Keeps the record of refusals complete and bounded. Within a minute so many are journaled one by
// one; what is more is counted. Genuine actions are always told one by one: a person waits for the
// answer.
class RefusalRecord {
public:
    // The event to journal for a refused action, or nothing where it was only counted.
    std::vector<events::Event> add(const events::StaffActionSigned& action,
                                   const core::PartyId& from, Refusal refusal, core::Instant now);

    RefusalCounter& counted() { return m_counted; }

private:
    core::PerMinute m_told{kRefusalsPerMinute};
    RefusalCounter m_counted;
};

} // namespace pitwatch::staff
