#pragma once

#include "shared/core/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace pitwatch::site::internal {

inline constexpr unsigned kPublicMode = 0644;
inline constexpr unsigned kPrivateMode = 0600;

// At most 1 MiB; whatever is larger is not one of a site's files.
core::Result<std::string> readFile(const std::filesystem::path& path);

// Whole or not at all, durable, never readable by others on the way if `mode` is private. Says
// whether the content was another before. Throws std::runtime_error if the disk refuses.
bool writeFile(const std::filesystem::path& path, std::string_view content, unsigned mode);

// Permission bits; 0 if there is no such file.
unsigned modeOf(const std::filesystem::path& path);

} // namespace pitwatch::site::internal
