#pragma once

#include "shared/vocabulary/devices.h"
#include "table-agent/devices/message_table.h"

// What people press on the dealer's pad, as JSON on dev/<table>/pad (docs/devices.md). Who presses
// comes with the message where the record needs a person.

namespace pitwatch::devices {

inline constexpr std::string_view kPadDevice = core::enumName(vocabulary::TableDevice::Pad);

core::Result<table::Input> parsePadMessage(core::ByteView payload);

// Every command, and the four parts it is put together from.
std::span<const MessageKind> padMessages();
std::span<const MessageKind> padTableCommands();
std::span<const MessageKind> padDeckCommands();
std::span<const MessageKind> padRoundCommands();
std::span<const MessageKind> padTroubleCommands();

} // namespace pitwatch::devices
