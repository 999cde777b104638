#include "table-agent/simulators/device_clients.h"

#include "shared/wire/topics.h"
#include "table-agent/devices/device_message.h"
#include "table-agent/devices/meter_message.h"
#include "table-agent/devices/pad_message.h"

#include <algorithm>

namespace pitwatch::simulators {

namespace {

constexpr auto kGateway = "floor-simulator";

} // namespace

feed::Connection& DeviceClients::connectionFor(const std::string& owner, std::string_view device) {
    if (m_per == ClientPer::Device)
        m_connections.push_back(m_connect(owner + "-" + std::string(device)));
    else if (m_connections.empty())
        m_connections.push_back(m_connect(kGateway));
    return *m_connections.back();
}

void DeviceClients::seat(const core::TableId& table) {
    for (const std::string_view device : devices::speakingDevices()) {
        feed::Connection& connection = connectionFor(table.text(), device);
        m_speakers[wire::deviceTopic(table, device)] = &connection;
        if (device == devices::kPadDevice)
            connection.subscribe(wire::stateTopic(core::partyOf(table)),
                                 feed::Delivery::AtLeastOnce);
    }
}

void DeviceClients::hang(const events::LinkId& link) {
    feed::Connection& client = connectionFor(link.text(), "display");
    m_speakers[devices::meterShownTopic(link)] = &client;
    client.subscribe(devices::meterTopic(link), feed::Delivery::AtLeastOnce);
}

std::optional<feed::Message> DeviceClients::take() {
    for (const auto& connection : m_connections)
        while (auto event = connection->take())
            if (auto* message = std::get_if<feed::Message>(&*event))
                return std::move(*message);
    return std::nullopt;
}

void DeviceClients::say(const feed::Message& message) {
    if (const auto speaker = m_speakers.find(message.topic); speaker != m_speakers.end())
        static_cast<void>(speaker->second->publish(message, feed::Delivery::AtLeastOnce));
}

bool DeviceClients::connected(const core::TableId& table) const {
    const auto devices = devices::speakingDevices();
    return std::all_of(devices.begin(), devices.end(), [&](std::string_view device) {
        const auto speaker = m_speakers.find(wire::deviceTopic(table, device));
        return speaker != m_speakers.end() && speaker->second->connected();
    });
}

void DeviceClients::wait(core::Millis atMost) {
    if (!m_connections.empty())
        m_connections.front()->wait(atMost);
}

void DeviceClients::close(core::Millis atMost) {
    for (const auto& connection : m_connections)
        connection->close(atMost);
}

} // namespace pitwatch::simulators
