#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"
#include "shared/table/input.h"

#include <string_view>
#include <vector>

// Every device that speaks to a table, by the last word of its topic.

namespace pitwatch::devices {

std::vector<std::string_view> speakingDevices();

// The words that name the device's messages.
std::vector<std::string_view> wordsOf(std::string_view device);

// What the device's message means, or why it is refused whole.
core::Result<table::Input> parseDeviceMessage(std::string_view device, core::ByteView payload);

} // namespace pitwatch::devices
