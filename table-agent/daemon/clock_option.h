#pragma once

#include "shared/command_line/command_line.h"
#include "shared/party/record.h"
#include "shared/staff/roster.h"

#include <stdexcept>
#include <string>

// The order with which people let a record's time go back, as a daemon's command line names it.

namespace pitwatch::daemon {

// Nothing was written. Somebody has to bring another order, or none.
class ClockOrderRefused : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

void addClockOption(command_line::Command app, std::string& file);

// Leave by the order in the file, which is read only where it is needed; none where no file is
// named. Throws ClockOrderRefused where the file cannot be read or does not allow it.
party::ClockLeave clockLeave(const std::string& file, const core::PartyId& party,
                             const staff::SiteKeys& siteKeys);

} // namespace pitwatch::daemon
