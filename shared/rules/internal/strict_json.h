#pragma once

#include "shared/core/result.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace pitwatch::rules {

// Parses one JSON value and nothing after it. Refused besides what is no JSON: a key twice in one
// object, which the library would settle silently, and nesting deeper than any round needs.
core::Result<nlohmann::json> parseStrictJson(std::string_view text);

} // namespace pitwatch::rules
