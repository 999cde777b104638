#include "shared/staff/roster_ledger.h"

#include <utility>

namespace pitwatch::staff {

const SignedRoster* RosterLedger::apply(const events::Event& event) {
    if (const auto* adopted = event.as<events::RosterAdopted>())
        m_adopted = {adopted->version, adopted->digest};
    if (const auto* kept = event.as<events::RosterKept>(); kept && kept->part == kept->parts)
        m_keptVersion = kept->version;
    auto whole = m_parts.add(event);
    if (!whole || !whole->ok())
        return nullptr;
    return &m_lastKept.emplace(**std::move(whole));
}

std::vector<events::Event> RosterLedger::entriesFor(const SignedRoster& given) const {
    const Roster& roster = given.roster;
    std::vector<events::Event> entries;
    if (m_keptVersion != roster.version)
        for (events::RosterKept& part : recordOf(given))
            entries.emplace_back(std::move(part));
    if (m_adopted.version != roster.version)
        entries.emplace_back(
            events::RosterAdopted{roster.version, digestOf(roster), roster.expiresAt});
    return entries;
}

} // namespace pitwatch::staff
