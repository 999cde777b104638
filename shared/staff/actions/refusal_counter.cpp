#include "shared/staff/actions/refusal_counter.h"

#include "shared/events/staff_events.h"

namespace pitwatch::staff {

void RefusalCounter::add(const core::PartyId& from, const events::CodeName& reason) {
    ++m_counted[from][reason];
}

bool RefusalCounter::isDue(const core::PartyId& from, core::Tick now) const {
    const auto next = m_next.find(from);
    return next == m_next.end() || now >= next->second;
}

std::vector<core::PartyId> RefusalCounter::due(core::Tick now) const {
    std::vector<core::PartyId> parties;
    for (const auto& [from, reasons] : m_counted)
        if (isDue(from, now))
            parties.push_back(from);
    return parties;
}

std::vector<core::PartyId> RefusalCounter::all() const {
    std::vector<core::PartyId> parties;
    for (const auto& [from, reasons] : m_counted)
        parties.push_back(from);
    return parties;
}

std::vector<events::Event> RefusalCounter::take(const core::PartyId& from, core::Tick now) {
    auto counted = m_counted.extract(from);
    if (counted.empty())
        return {};
    m_next[from] = now + kBetween;
    events::StaffRefusalsCounted told;
    told.from = from;
    told.reasons = std::move(counted.mapped());
    for (const auto& [reason, count] : told.reasons)
        told.count += count;
    return {std::move(told)};
}

std::vector<events::Event> RefusalCounter::end(const core::PartyId& from, bool more,
                                               core::Tick now) {
    return more || isDue(from, now) ? take(from, now) : std::vector<events::Event>{};
}

} // namespace pitwatch::staff
