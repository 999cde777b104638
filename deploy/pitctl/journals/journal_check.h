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

// For commands that tell what journals say: the exit code where one of them is not as it was
// written or cannot be checked, which has been said with what to do about it; nothing where all
// are.
std::optional<int> refusalOf(const std::vector<std::string>& paths);

// The flag of such a command to go on without that.
inline constexpr const char* kUnverified = "--unverified";
inline constexpr const char* kUnverifiedHelp =
    "Also of a journal that does not verify: to look into a damaged one";

} // namespace pitwatch::pitctl
