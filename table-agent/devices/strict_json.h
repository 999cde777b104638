#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"

#include <nlohmann/json.hpp>

#include <cstddef>

// Devices' JSON is outside input: small, flat, and refused whole when anything about it is off.

namespace pitwatch::devices {

inline constexpr std::size_t kMaxMessageBytes = 4096;
inline constexpr int kMaxMessageDepth = 4;

// One JSON object with no key twice.
core::Result<nlohmann::json> parseObject(core::ByteView payload);

} // namespace pitwatch::devices
