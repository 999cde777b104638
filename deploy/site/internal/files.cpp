#include "deploy/site/internal/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace pitwatch::site::internal {

namespace {

constexpr std::uintmax_t kMaxBytes = 1U << 20U;

[[noreturn]] void fail(const std::filesystem::path& path) {
    throw std::runtime_error(path.string() + ": " + std::strerror(errno));
}

void writeAll(int file, std::string_view content, const std::filesystem::path& path) {
    while (!content.empty()) {
        const ssize_t wrote = ::write(file, content.data(), content.size());
        if (wrote < 0 && errno != EINTR)
            fail(path);
        content.remove_prefix(wrote < 0 ? 0 : static_cast<std::size_t>(wrote));
    }
}

} // namespace

core::Result<std::string> readFile(const std::filesystem::path& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return core::Error{path.string() + ": there is no such file"};
    if (std::filesystem::file_size(path, error) > kMaxBytes)
        return core::Error{path.string() + ": larger than 1 MiB"};
    std::ifstream file(path, std::ios::binary);
    std::string content{std::istreambuf_iterator<char>(file), {}};
    if (!file.good() && !file.eof())
        return core::Error{path.string() + ": cannot be read"};
    return content;
}

bool writeFile(const std::filesystem::path& path, std::string_view content, unsigned mode) {
    const auto before = readFile(path);
    if (before && *before == content && modeOf(path) == mode)
        return false;
    std::filesystem::create_directories(path.parent_path());
    const std::filesystem::path next = path.string() + ".new";
    ::unlink(next.c_str());
    const int file = ::open(next.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (file < 0)
        fail(next);
    // The umask may have taken more away than was meant.
    const bool moded = ::fchmod(file, static_cast<mode_t>(mode)) == 0;
    writeAll(file, content, next);
    const bool durable = moded && ::fsync(file) == 0;
    ::close(file);
    if (!durable || ::rename(next.c_str(), path.c_str()) != 0)
        fail(path);
    return true;
}

unsigned modeOf(const std::filesystem::path& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
}

} // namespace pitwatch::site::internal
