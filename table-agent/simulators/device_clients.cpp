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

feed::Link& DeviceClients::linkFor(const std::string& owner, std::string_view device) {
    if (m_per == ClientPer::Device)
        m_links.push_back(m_connect(owner + "-" + std::string(device)));
    else if (m_links.empty())
        m_links.push_back(m_connect(kGateway));
    return *m_links.back();
}

void DeviceClients::seat(const core::TableId& table) {
    for (const std::string_view device : devices::speakingDevices()) {
        feed::Link& link = linkFor(table.text(), device);
        m_speakers[wire::deviceTopic(table, std::string(device))] = &link;
        if (device == devices::kPadDevice)
            link.subscribe(wire::stateTopic(*core::PartyId::parse(table.text())),
                           feed::Delivery::AtLeastOnce);
    }
}

void DeviceClients::hang(const events::LinkId& link) {
    feed::Link& client = linkFor(link.text(), "display");
    m_speakers[devices::meterShownTopic(link)] = &client;
    client.subscribe(devices::meterTopic(link), feed::Delivery::AtLeastOnce);
}

std::optional<feed::Message> DeviceClients::take() {
    for (const auto& link : m_links)
        while (auto event = link->take())
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
        const auto speaker = m_speakers.find(wire::deviceTopic(table, std::string(device)));
        return speaker != m_speakers.end() && speaker->second->connected();
    });
}

void DeviceClients::wait(core::Millis atMost) {
    if (!m_links.empty())
        m_links.front()->wait(atMost);
}

void DeviceClients::close(core::Millis atMost) {
    for (const auto& link : m_links)
        link->close(atMost);
}

} // namespace pitwatch::simulators
