#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

// Devices' JSON is outside input: small, flat, and refused whole when anything about it is off.

namespace pitwatch::devices {

inline constexpr std::size_t kMaxMessageBytes = 4096;
inline constexpr int kMaxMessageDepth = 4;

// One JSON object with no key twice.
core::Result<nlohmann::json> parseObject(core::ByteView payload);

// Refuses keys that are missing and keys that are not in the list.
core::Outcome requireKeys(const nlohmann::json& object,
                          std::initializer_list<std::string_view> keys);

// An integer from `low` to `high`, or why it is not one.
core::Result<std::int64_t> integerAt(const nlohmann::json& object, std::string_view key,
                                     std::int64_t low, std::int64_t high);

} // namespace pitwatch::devices
