#pragma once

#include "shared/vocabulary/devices.h"
#include "table-agent/devices/message_table.h"

// What the card reader at the layout says, as JSON on dev/<table>/cards (docs/devices.md). It tells
// cards that lie face up and no others.

namespace pitwatch::devices {

inline constexpr std::string_view kCardDevice = core::enumName(vocabulary::TableDevice::Cards);

core::Result<table::Input> parseCardMessage(core::ByteView payload);
std::span<const MessageKind> cardMessages();

} // namespace pitwatch::devices
