#include "table-agent/daemon/stop_signal.h"

#include <csignal>

namespace pitwatch::daemon {

namespace {

volatile std::sig_atomic_t stopFlag = 0;

void onSignal(int /*signal*/) {
    stopFlag = 1;
}

} // namespace

bool stopRequested() {
    static const bool armed = [] {
        struct sigaction action {};
        action.sa_handler = onSignal;
        sigaction(SIGTERM, &action, nullptr);
        sigaction(SIGINT, &action, nullptr);
        return true;
    }();
    return armed && stopFlag != 0;
}

} // namespace pitwatch::daemon
