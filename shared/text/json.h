#pragma once

#include "shared/core/bytes.h"
#include "shared/core/result.h"
#include "shared/text/value.h"

#include <string_view>

namespace pitwatch::text {

struct JsonLimits {
    std::size_t bytes;
    // How many objects and arrays lie inside each other, the outermost counted.
    std::size_t depth;
};

// One JSON value and nothing after it. Refused besides what is no JSON: what is larger or deeper
// than the limits, and a key twice in one object, which libraries settle silently, each its own
// way.
core::Result<Value> parseJson(std::string_view text, JsonLimits limits);

// The same for who takes nothing but an object: whatever else it is, it is "not a JSON object".
core::Result<Value> parseJsonObject(std::string_view text, JsonLimits limits);
core::Result<Value> parseJsonObject(core::ByteView bytes, JsonLimits limits);

} // namespace pitwatch::text
