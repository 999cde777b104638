#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"
#include "shared/events/values.h"

#include <string>
#include <vector>

// What a link's meter displays are told on dev/<link>/meter, and what they say they show on
// dev/<link>/meter-shown (docs/devices.md).

namespace pitwatch::devices {

struct LevelAmount {
    events::LevelName level;
    core::Cents amount;

    friend bool operator==(const LevelAmount&, const LevelAmount&) = default;
};

// What a display says it shows now.
struct MeterShown {
    events::DeviceId display;
    std::vector<LevelAmount> levels;
};

std::string writeMeterMessage(const events::LinkId& link, std::string_view service,
                              const std::vector<LevelAmount>& levels);

// For simulated displays, which show what they are told.
core::Result<std::vector<LevelAmount>> parseMeterMessage(core::ByteView payload);
std::string writeMeterShown(const MeterShown& shown);

core::Result<MeterShown> parseMeterShown(core::ByteView payload);

std::string meterTopic(const events::LinkId& link);
std::string meterShownTopic(const events::LinkId& link);

} // namespace pitwatch::devices
