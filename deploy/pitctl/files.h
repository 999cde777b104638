#pragma once

#include "shared/core/result.h"
#include "shared/rules/submission.h"

#include <optional>
#include <string>

namespace pitwatch::pitctl {

// The whole content of a file, or of standard input where the path is empty. Bounded, so that a
// wrong path (a device, a disk image) is an error and not the end of the machine's memory.
core::Result<std::string> readAll(const std::string& path);

// The mode of what everybody may read.
inline constexpr unsigned kPublicMode = 0644;
core::Outcome writeText(const std::string& path, const std::string& text, unsigned mode);

// A submission that breaks no rule; otherwise its findings or why the file cannot be read are
// already on stderr.
std::optional<rules::Submission> loadSubmission(const std::string& path);

} // namespace pitwatch::pitctl
