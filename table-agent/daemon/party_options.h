#pragma once

#include "table-agent/daemon/broker_options.h"
#include "table-agent/daemon/clock_option.h"
#include "table-agent/daemon/journal_options.h"
#include "table-agent/daemon/staff_options.h"

namespace pitwatch::daemon {

// What every daemon that is a party is told on its command line.
struct PartyOptions {
    JournalOptions journal;
    StaffOptions staff;
    std::string clockOrder;
    feed::MqttOptions broker;
};

inline void addPartyOptions(command_line::Command app, PartyOptions& options) {
    addJournalOptions(app, options.journal);
    addStaffOptions(app, options.staff);
    addClockOption(app, options.clockOrder);
    addBrokerOptions(app, options.broker);
}

} // namespace pitwatch::daemon
