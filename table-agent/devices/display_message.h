#pragma once

#include "shared/table/state.h"
#include "shared/vocabulary/devices.h"

#include <string>

// What the table's display shows, as retained JSON on dev/<table>/display (docs/devices.md): a
// device that only listens. Nothing in it that does not lie face up on the layout.

namespace pitwatch::devices {

inline constexpr std::string_view kDisplayDevice = core::enumName(vocabulary::TableDevice::Display);

std::string writeDisplayMessage(const table::State& state);

// `none`, `open` or `suspended`, the last for any reason but "no more bets".
const char* progressiveService(const table::State& state);

} // namespace pitwatch::devices
