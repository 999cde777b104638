#pragma once

#include "shared/core/result.h"
#include "shared/journal/verify.h"

#include <optional>
#include <string>
#include <vector>

namespace pitwatch::pitctl {

// What is wrong with the journal at `path`, as one line that names file and entry; nothing if every
// entry is as it was written and reaches as far as the witnesses have seen. An error means that it
// cannot be checked at all. Changes nothing on disk.
core::Result<std::optional<std::string>>
damageOf(const std::string& path, std::vector<journal::OutsideWitness> witnesses = {});

} // namespace pitwatch::pitctl
