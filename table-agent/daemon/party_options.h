#pragma once

#include "table-agent/daemon/broker_options.h"
#include "table-agent/daemon/clock_option.h"
#include "table-agent/daemon/journal_options.h"
#include "table-agent/daemon/program.h"
#include "table-agent/daemon/staff_options.h"

namespace pitwatch::daemon {

// What every daemon that is a party is told on its command line.
struct PartyOptions {
    std::string config; // The file that the options were read from, if any.
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

// Whoever has a roster takes nothing of a party that does not sign.
inline void tellOfMissingKey(const PartyOptions& options) {
    if (!options.staff.roster.empty() && options.journal.key.empty())
        writeLog("no --journal-key: parties with a roster take nothing of what this one says");
}

} // namespace pitwatch::daemon
