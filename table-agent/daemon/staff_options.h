#pragma once

#include "shared/command_line/command_line.h"
#include "shared/core/ids.h"
#include "shared/core/result.h"

#include <string>
#include <vector>

// Whose signed actions a daemon takes, as it is told on its command line.

namespace pitwatch::daemon {

struct StaffOptions {
    std::vector<std::string> consoles;
    std::string roster;
    std::string siteKeys;
};

void addStaffOptions(command_line::Command app, StaffOptions& options);

// Each party once, in the order given; `option` is what a refused name is reported under.
core::Result<std::vector<core::PartyId>> partiesOf(const std::string& option,
                                                   const std::vector<std::string>& names);

} // namespace pitwatch::daemon
