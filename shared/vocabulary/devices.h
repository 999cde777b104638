#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>
#include <string_view>

// What stands at a table or hangs over a link, by the last word of its topic (docs/devices.md).
// These names travel as text, so a new one is no new version of anything.

namespace pitwatch::vocabulary {

enum class TableDevice : std::uint8_t { Shuffler, Shoe, Wagers, Pad, Cards, Display };
constexpr auto enumNames(TableDevice) {
    return core::names("shuffler", "shoe", "wagers", "pad", "cards", "display");
}

// Whether it can be a client of the broker: a shoe has nothing to say it with.
constexpr bool isConnected(TableDevice device) {
    return device != TableDevice::Shoe;
}

// Whether it tells its table anything: a display is only told.
constexpr bool speaks(TableDevice device) {
    return isConnected(device) && device != TableDevice::Display;
}

// Where the table answers its wager sensors.
inline constexpr std::string_view kAcceptedTopic = "wagers-accepted";
// What the displays of a link are told, and what they say that they show.
inline constexpr std::string_view kMeterTopic = "meter";
inline constexpr std::string_view kMeterShownTopic = "meter-shown";

} // namespace pitwatch::vocabulary
