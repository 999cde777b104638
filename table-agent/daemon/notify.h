#pragma once

#include "shared/core/clock.h"

#include <optional>
#include <string>
#include <string_view>

namespace pitwatch::daemon {

// Tells the service manager how this process fares, by its notification protocol: one datagram a
// word to the socket named in NOTIFY_SOCKET. Without that variable every call does nothing. The
// protocol is a few lines, so no library is linked for it. One thread.
class Notify {
public:
    // Reads NOTIFY_SOCKET and WATCHDOG_USEC.
    Notify();
    ~Notify();
    Notify(const Notify&) = delete;
    Notify& operator=(const Notify&) = delete;

    void ready(std::string_view status);
    void stopping();
    // Called as often as one likes; speaks twice in a watchdog's time.
    void alive(core::Tick now);

private:
    void send(std::string_view words) const;

    int m_socket = -1;
    std::optional<core::Millis> m_interval;
    std::optional<core::Tick> m_last;
};

} // namespace pitwatch::daemon
