#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"
#include "shared/table/input.h"

#include <string>

// What a shuffler says, as JSON on dev/<table>/shuffler (docs/devices.md).

namespace pitwatch::devices {

inline constexpr const char* kShufflerDevice = "shuffler";

// Refuses anything that is not exactly a shuffler's message, with the reason.
core::Result<table::Input> parseShufflerMessage(core::ByteView payload);

std::string writeShuffleFinished(const table::ShuffleFinished& message);

} // namespace pitwatch::devices
