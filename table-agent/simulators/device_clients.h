#pragma once

#include "shared/core/ids.h"
#include "shared/events/values.h"
#include "shared/feed/connection.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace pitwatch::simulators {

// What the simulated devices are to the broker: one client each, named like T01-shuffler, as
// devices that connect by themselves; or one gateway that speaks for all devices of its tables.
enum class ClientPer { Device, Floor };

// The MQTT clients of a simulated floor. Owns their connections; one thread.
class DeviceClients {
public:
    using Connect = std::function<std::unique_ptr<feed::Connection>(const std::string& clientId)>;

    DeviceClients(ClientPer per, Connect connect) : m_per(per), m_connect(std::move(connect)) {}

    // Gives the table's devices their clients. The pad hears what the table says of itself.
    void seat(const core::TableId& table);

    // Gives a link's meter display its client; it hears what it shall show.
    void hang(const events::LinkId& link);

    // The next word of any table about itself, or of a link to its displays.
    std::optional<feed::Message> take();

    // From the client of the device whose topic it is. What the broker does not take now is lost,
    // as a real signal would be.
    void say(const feed::Message& message);

    bool connected(const core::TableId& table) const;
    void wait(core::Millis atMost);
    void close(core::Millis atMost);
    std::size_t clients() const { return m_connections.size(); }

private:
    feed::Connection& connectionFor(const std::string& owner, std::string_view device);

    ClientPer m_per;
    Connect m_connect;
    std::vector<std::unique_ptr<feed::Connection>> m_connections;
    std::map<std::string, feed::Connection*, std::less<>> m_speakers; // By the device's topic.
};

} // namespace pitwatch::simulators
