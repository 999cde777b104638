#pragma once

#include "shared/events/device_events.h"
#include "table-agent/devices/message_table.h"

// What a shuffler says, as JSON on dev/<table>/shuffler (docs/devices.md): states, counts, colours
// and faults, never the order of the cards.

namespace pitwatch::devices {

inline constexpr std::string_view kShufflerDevice = events::kShufflerDevice;

// Refuses anything that is not exactly a shuffler's message, with the reason.
core::Result<table::Input> parseShufflerMessage(core::ByteView payload);
std::span<const MessageKind> shufflerMessages();

} // namespace pitwatch::devices
