#include "shared/desk/roster_keys.h"

#include <algorithm>

namespace pitwatch::desk {

void RosterKeys::consider(const staff::SignedRoster& given, const staff::SiteKeys& siteKeys,
                          const staff::RosterSeen& seen, core::Instant now) {
    const staff::RosterSeen& latest = seen.version > m_seen.version ? seen : m_seen;
    const core::Instant inForce = std::min(now, given.roster.expiresAt - core::Millis{1});
    if (staff::problemOf(given, siteKeys, latest, inForce))
        return;
    m_seen = {given.roster.version, staff::digestOf(given.roster)};
    m_keys.clear();
    for (const auto& [party, device] : given.roster.devices)
        if (device.active && device.key != staff::PublicKey{})
            m_keys.emplace(party, device.key);
}

const journal::PublicKey* RosterKeys::keyOf(const core::PartyId& party) const {
    const auto found = m_keys.find(party);
    return found == m_keys.end() ? nullptr : &found->second;
}

} // namespace pitwatch::desk
