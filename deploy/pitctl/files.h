#pragma once

#include "shared/core/result.h"
#include "shared/rules/submission.h"

#include <optional>
#include <string>

namespace pitwatch::pitctl {

// The whole content of a file, or of standard input where the path is empty: at most 16 MiB.
core::Result<std::string> readAll(const std::string& path);

// The mode of what everybody may read.
inline constexpr unsigned kPublicMode = 0644;

// A submission that breaks no rule; otherwise its problems or why the file cannot be read are
// already on stderr.
std::optional<rules::Submission> loadSubmission(const std::string& path);

} // namespace pitwatch::pitctl
