#include "deploy/site/internal/files.h"

#include "shared/text/file.h"

#include <sys/stat.h>

#include <stdexcept>

namespace pitwatch::site::internal {

namespace {

constexpr std::size_t kMaxBytes = 1U << 20U;

} // namespace

core::Result<std::string> readFile(const std::filesystem::path& path) {
    return text::readFile(path.string(), kMaxBytes);
}

bool writeFile(const std::filesystem::path& path, std::string_view content, unsigned mode) {
    const auto before = readFile(path);
    if (before && *before == content && modeOf(path) == mode)
        return false;
    std::filesystem::create_directories(path.parent_path());
    if (const auto written = text::writeFile(path.string(), content, mode); !written)
        throw std::runtime_error(written.error().text);
    return true;
}

unsigned modeOf(const std::filesystem::path& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
}

} // namespace pitwatch::site::internal
