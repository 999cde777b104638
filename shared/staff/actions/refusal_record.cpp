#include "shared/staff/actions/refusal_record.h"

namespace pitwatch::staff {

std::vector<events::Event> RefusalRecord::add(const events::StaffActionSigned& action,
                                              const core::PartyId& from, Refusal refusal,
                                              core::Instant now) {
    if (!isAfterSignature(refusal) && !m_told.allows(now)) {
        m_counted.add(from, events::nameOf<events::CodeName>(refusal));
        return {};
    }
    return {events::StaffActionRefused{action.action, action.person, action.name, refusal, {}}};
}

} // namespace pitwatch::staff
