#pragma once

#include "shared/core/result.h"
#include "shared/staff/keys/keys.h"
#include "shared/text/fields.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <map>
#include <string_view>

// What the staff's JSON files have in common.

namespace pitwatch::staff {

// Reads a file of that format: an object in which no key is missing, unknown or there twice. What
// `read` reports, or the first thing else that is wrong, is the error.
core::Outcome readStaffFile(std::string_view text, std::string_view format,
                            const std::function<void(text::Fields&)>& read);

template <typename Array>
Array bytesOf(text::Fields& fields, std::string_view key) {
    Array bytes{};
    fields.hex(key, bytes);
    return bytes;
}

nlohmann::ordered_json signaturesJson(const std::map<PublicKey, Signature>& signatures);
// The field "signatures"; a key there twice is a problem.
std::map<PublicKey, Signature> readSignatures(text::Fields& fields);

} // namespace pitwatch::staff
