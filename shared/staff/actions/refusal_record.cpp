#include "shared/staff/actions/refusal_record.h"

namespace pitwatch::staff {

std::vector<events::Event> RefusalRecord::add(const events::StaffActionSigned& action,
                                              Refusal refusal, core::Instant now) {
    if (!isAfterSignature(refusal) && !m_told.allows(now)) {
        ++m_counted[refusal];
        return {};
    }
    return {events::StaffActionRefused{action.action, action.person, action.name, refusal, {}}};
}

std::vector<events::Event> RefusalRecord::take(const core::PartyId& from) {
    if (m_counted.empty())
        return {};
    events::StaffRefusalsCounted counted;
    counted.from = from;
    for (const auto& [refusal, count] : m_counted) {
        counted.reasons[events::nameOf<events::CodeName>(refusal)] = count;
        counted.count += count;
    }
    m_counted.clear();
    return {std::move(counted)};
}

} // namespace pitwatch::staff
