#pragma once

#include "shared/core/result.h"
#include "shared/text/value.h"

#include <map>
#include <string>
#include <string_view>

namespace pitwatch::text {

// No file of ours is near it.
inline constexpr std::size_t kMaxTomlBytes = 1 << 20;

// The table that a TOML text is, or what is wrong with it, with the line.
core::Result<Value> parseToml(std::string_view text);

// Every single value of a TOML text as TOML writes it, by its path: "progressive.wagers[1]", the
// first item being 1. Nothing for what is no TOML.
std::map<std::string, std::string> tomlLeaves(std::string_view text);

} // namespace pitwatch::text
