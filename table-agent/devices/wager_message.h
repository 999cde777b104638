#pragma once

#include "shared/vocabulary/devices.h"
#include "table-agent/devices/message_table.h"

// What the wager sensors of a table say, as JSON on dev/<table>/wagers (docs/devices.md).

namespace pitwatch::devices {

inline constexpr std::string_view kWagerDevice = core::enumName(vocabulary::TableDevice::Wagers);

core::Result<table::Input> parseWagerMessage(core::ByteView payload);
std::span<const MessageKind> wagerMessages();

} // namespace pitwatch::devices
