#pragma once

#include "shared/desk/action_desk.h"
#include "shared/desk/roster_source.h"
#include "tests/support/sites/staff_site.h"

#include <map>
#include <string>
#include <vector>

namespace pitwatch::simulation {

// The staff of the simulated site: their keys, and the rosters as they are laid on each machine in
// the course of a run: a good one, a forged one, its successor, the old one once more, and the
// successor for good. Each machine gets them at times of its own. The site's secrets are no
// secrets: everybody's follow from their name.
class StaffRoom {
public:
    StaffRoom(std::uint64_t seed, core::Tick until, const std::vector<core::PartyId>& tables);

    // For one life of the party's process. `now` outlives it.
    desk::RosterSource sourceFor(const core::PartyId& party, const core::Tick& now) const;
    desk::ActionDesk::Settings deskOf(const core::PartyId& console) const;

    // The rosters that site keys signed, by version.
    const std::map<std::uint64_t, staff::Roster>& genuine() const { return m_genuine; }

    static staff::Secret passphraseOf(std::string_view person);
    static staff::SigningKey keyOf(std::string_view person) {
        return support::StaffSite::keyOf(person);
    }

private:
    // From then on that text lies on the machine.
    struct Laid {
        core::Tick at;
        std::size_t text;
    };

    std::map<std::uint64_t, staff::Roster> m_genuine;
    std::vector<std::string> m_texts;
    std::map<core::PartyId, std::vector<Laid>> m_laid;
};

} // namespace pitwatch::simulation
