#pragma once

#include "shared/core/clock.h"
#include "shared/feed/connection.h"
#include "shared/journal/journal.h"
#include "table-agent/daemon/notify.h"
#include "table-agent/daemon/program.h"
#include "table-agent/daemon/stop_signal.h"

#include <algorithm>
#include <string>

namespace pitwatch::daemon {

// Lets a party work until the process is asked to stop, then lets it say the last word. The party
// has step(), which says when it wants to be called again, and stop().
template <typename Party>
void workUntilStopped(Party& party, feed::Connection& connection, const core::Clock& clock,
                      Notify& notify) {
    // How long a stop may go unnoticed while nothing happens.
    constexpr core::Millis kLongestWait{250};
    while (!stopRequested()) {
        const core::Tick wake = party.step();
        notify.alive(clock.steady());
        connection.wait(std::clamp(wake - clock.steady(), core::Millis{0}, kLongestWait));
    }
    notify.stopping();
    party.stop();
    connection.close(core::Millis{2000});
}

// The same for a party under the service manager, which is told of the start; `who` is how the log
// calls it, `what` what it is besides. The exit code.
template <typename Party>
int runParty(Party& party, const std::string& who, const std::string& what,
             feed::Connection& connection, const journal::Journal& journal,
             const core::Clock& clock) {
    const auto reached = [&] {
        return "journal at entry " + std::to_string(journal.head().sequence);
    };
    Notify notify;
    const std::string status = who + " " + what + ", " + reached();
    writeLog(status);
    notify.ready(status);
    try {
        workUntilStopped(party, connection, clock, notify);
    } catch (const journal::StorageFailure& failure) {
        return giveUp(failure.what());
    }
    writeLog(who + " stopped, " + reached());
    return 0;
}

} // namespace pitwatch::daemon
