#pragma once

#include "shared/staff/roster_file.h"
#include "tests/support/sites/staff_site.h"
#include "tests/support/tables/memory_table.h"

#include <optional>
#include <string>
#include <utility>

// What the tests of a table with a roster begin with: the site, the clock, a broker, table T01 of
// the demonstration, and the text that its roster file has next.

namespace pitwatch::support {

struct RosteredTable {
    StaffSite site;
    SetClock clock;
    feed::MemoryBroker broker{1};
    std::optional<std::string> rosterFile;
    MemoryTable table{
        broker, clock, *agent::loadSetup(PITWATCH_SUBMISSIONS "/T01.toml", {}), {}, 0};

    void writeRoster() { rosterFile = staff::rosterText(site.signedRoster()); }
    // Whoever reads the file finds what is new in it once.
    desk::RosterSource roster() {
        return {StaffSite::siteKeys(), [this] { return std::exchange(rosterFile, std::nullopt); }};
    }
};

} // namespace pitwatch::support
