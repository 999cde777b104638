#include "table-agent/agent/device_refusals.h"

#include "shared/events/staff_events.h"

#include <algorithm>
#include <utility>

namespace pitwatch::agent {

std::vector<events::Event> DeviceRefusals::keep(const std::string& topic,
                                                std::vector<events::Event> led, core::Instant now) {
    std::erase_if(led, [&](const events::Event& event) {
        const auto* refused = event.as<events::CommandRefused>();
        if (refused == nullptr)
            return false;
        Device& device = m_devices[topic];
        if (device.told.allows(now))
            return false;
        ++device.counted.count;
        ++device.counted.commands[refused->command];
        return true;
    });
    return led;
}

std::vector<events::Event> DeviceRefusals::due(core::Tick now) {
    if (m_next && now < *m_next)
        return {};
    auto counted = rest();
    if (!counted.empty())
        m_next = now + kBetween;
    return counted;
}

std::vector<events::Event> DeviceRefusals::rest() {
    std::vector<events::Event> all;
    for (auto& [topic, device] : m_devices) {
        if (device.counted.count == 0)
            continue;
        device.counted.topic = core::Text::fitted(topic);
        all.emplace_back(std::exchange(device.counted, {}));
    }
    return all;
}

} // namespace pitwatch::agent
