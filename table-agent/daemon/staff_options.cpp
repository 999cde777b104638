#include "table-agent/daemon/staff_options.h"

#include <algorithm>

namespace pitwatch::daemon {

void addStaffOptions(command_line::Command app, StaffOptions& options) {
    app.option("--console", options.consoles, "a console to take orders from; repeat it");
    app.option("--roster", options.roster, "who may sign what (JSON); read again when changed");
    app.option("--site-keys", options.siteKeys, "the keys that may sign rosters (JSON)");
}

core::Result<std::vector<core::PartyId>> partiesOf(const std::string& option,
                                                   const std::vector<std::string>& names) {
    std::vector<core::PartyId> parties;
    for (const std::string& name : names) {
        const auto party = core::PartyId::parse(name);
        if (!party)
            return core::Error{option + " " + name + ": " + party.error().text};
        if (std::find(parties.begin(), parties.end(), *party) == parties.end())
            parties.push_back(*party);
    }
    return parties;
}

} // namespace pitwatch::daemon
