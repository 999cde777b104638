#pragma once

#include "shared/core/clock.h"
#include "shared/feed/link.h"
#include "table-agent/daemon/notify.h"
#include "table-agent/daemon/stop_signal.h"

#include <algorithm>

namespace pitwatch::daemon {

// Lets a party work until the process is asked to stop, then lets it say the last word. The party
// has step(), which says when it wants to be called again, and stop().
template <typename Party>
void workUntilStopped(Party& party, feed::Link& link, const core::Clock& clock, Notify& notify) {
    // How long a stop may go unnoticed while nothing happens.
    constexpr core::Millis kLongestWait{250};
    while (!stopRequested()) {
        const core::Tick wake = party.step();
        notify.alive(clock.steady());
        link.wait(std::clamp(wake - clock.steady(), core::Millis{0}, kLongestWait));
    }
    notify.stopping();
    party.stop();
    link.close(core::Millis{2000});
}

} // namespace pitwatch::daemon
