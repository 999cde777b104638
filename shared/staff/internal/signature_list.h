#pragma once

#include "shared/staff/internal/json_fields.h"
#include "shared/staff/keys/keys.h"

#include <map>

// The signatures of site keys as the staff files list them.

namespace pitwatch::staff {

nlohmann::ordered_json signaturesJson(const std::map<PublicKey, Signature>& signatures);

// The field "signatures". Throws BadFile, also where a key is there twice.
std::map<PublicKey, Signature> readSignatures(JsonFields& fields);

} // namespace pitwatch::staff
