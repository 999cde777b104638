#include "shared/feed/internal/tcp_nodelay.h"

#include "shared/text/whole_number.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <filesystem>
#include <string>
#include <system_error>

namespace pitwatch::feed::internal {

namespace {

// The port a TCP socket is connected to; 0 for every other descriptor.
std::uint16_t peerPort(int descriptor) {
    sockaddr_storage peer{};
    socklen_t size = sizeof peer;
    if (getpeername(descriptor, reinterpret_cast<sockaddr*>(&peer), &size) != 0)
        return 0;
    if (peer.ss_family == AF_INET)
        return ntohs(reinterpret_cast<const sockaddr_in*>(&peer)->sin_port);
    if (peer.ss_family == AF_INET6)
        return ntohs(reinterpret_cast<const sockaddr_in6*>(&peer)->sin6_port);
    return 0;
}

} // namespace

int sendWithoutDelay(std::uint16_t port) {
    int count = 0;
    std::error_code problem;
    std::filesystem::directory_iterator descriptors("/proc/self/fd", problem);
    while (!problem && descriptors != std::filesystem::directory_iterator{}) {
        const std::string name = descriptors->path().filename().string();
        const auto descriptor = text::wholeNumber<int>(name);
        const int on = 1;
        if (descriptor && peerPort(*descriptor) == port &&
            setsockopt(*descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) == 0)
            ++count;
        descriptors.increment(problem);
    }
    return count;
}

} // namespace pitwatch::feed::internal
