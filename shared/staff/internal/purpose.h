#pragma once

#include "shared/core/bytes.h"
#include "shared/wire/archive.h"

#include <algorithm>
#include <optional>
#include <string_view>

// The form of everything that a key of a site or of a person signs: a line that names what it is,
// so that no signature over something else passes for one over this, then the canonical bytes.

namespace pitwatch::staff {

template <typename Value>
core::Bytes withPurpose(std::string_view purpose, const Value& value) {
    core::Bytes bytes(purpose.begin(), purpose.end());
    const core::Bytes body = wire::encode(value);
    bytes.insert(bytes.end(), body.begin(), body.end());
    return bytes;
}

// What follows the line; nothing where the bytes do not begin with it.
inline std::optional<core::ByteView> afterPurpose(std::string_view purpose, core::ByteView bytes) {
    if (bytes.size() < purpose.size() || !std::equal(purpose.begin(), purpose.end(), bytes.begin()))
        return std::nullopt;
    return bytes.subspan(purpose.size());
}

} // namespace pitwatch::staff
