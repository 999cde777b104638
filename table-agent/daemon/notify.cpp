#include "table-agent/daemon/notify.h"

#include "shared/text/whole_number.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

namespace pitwatch::daemon {

namespace {

// A name that begins with '@' is in the abstract namespace, where its first byte is zero.
int connectTo(std::string_view name) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (name.empty() || name.size() >= sizeof address.sun_path)
        return -1;
    std::memcpy(address.sun_path, name.data(), name.size());
    if (name.front() == '@')
        address.sun_path[0] = '\0';
    const int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + name.size());
    if (fd >= 0 && connect(fd, reinterpret_cast<const sockaddr*>(&address), length) == 0)
        return fd;
    if (fd >= 0)
        close(fd);
    return -1;
}

} // namespace

Notify::Notify() {
    const char* name = std::getenv("NOTIFY_SOCKET");
    m_socket = name != nullptr ? connectTo(name) : -1;
    const char* watchdog = std::getenv("WATCHDOG_USEC");
    const auto micros =
        watchdog != nullptr ? text::wholeNumber<std::int64_t>(watchdog) : std::nullopt;
    if (micros && *micros > 0)
        m_interval = core::Millis{*micros / 2000};
}

Notify::~Notify() {
    if (m_socket >= 0)
        close(m_socket);
}

void Notify::send(std::string_view words) const {
    if (m_socket >= 0)
        static_cast<void>(::send(m_socket, words.data(), words.size(), MSG_NOSIGNAL));
}

void Notify::ready(std::string_view status) {
    send("READY=1\nSTATUS=" + std::string(status));
}

void Notify::stopping() {
    send("STOPPING=1");
}

void Notify::alive(core::Tick now) {
    if (!m_interval || (m_last && now - *m_last < *m_interval))
        return;
    m_last = now;
    send("WATCHDOG=1");
}

} // namespace pitwatch::daemon
