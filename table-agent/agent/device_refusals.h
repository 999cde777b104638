#pragma once

#include "shared/core/per_minute.h"
#include "shared/events/device_events.h"
#include "shared/events/event.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pitwatch::agent {

// Keeps the record of what devices were refused complete and bounded: of each device so many a
// minute are journaled one by one; what is more is counted, and the count is journaled at most once
// in ten seconds. So a device that repeats itself does not fill the table's disk, and another that
// is refused meanwhile is still told why. One thread.
class DeviceRefusals {
public:
    static constexpr unsigned kPerMinute = 120; // Nobody presses twice a second for a minute.
    static constexpr core::Millis kBetween{10'000};

    // What is to be journaled of what the message of a device led to.
    std::vector<events::Event> keep(const std::string& topic, std::vector<events::Event> led,
                                    core::Instant now);

    // What was counted, where it is time to journal it.
    std::vector<events::Event> due(core::Tick now);
    // The same, whenever it was last: for the last words.
    std::vector<events::Event> rest();

private:
    struct Device {
        core::PerMinute told{kPerMinute};
        events::DeviceRefusalsCounted counted{};
    };

    std::map<std::string, Device> m_devices; // By topic: those the table subscribed to.
    std::optional<core::Tick> m_next;
};

} // namespace pitwatch::agent
