#include "shared/desk/watched_file.h"

#include <sys/stat.h>

#include <fstream>

namespace pitwatch::desk {

std::optional<std::string> WatchedFile::newContent() {
    struct stat found {};
    if (m_path.empty() || ::stat(m_path.c_str(), &found) != 0)
        return std::nullopt;
    const Facts facts{found.st_ino, static_cast<std::uint64_t>(found.st_size), found.st_mtim.tv_sec,
                      found.st_mtim.tv_nsec};
    if (m_facts == facts || found.st_size < 0 ||
        static_cast<std::uint64_t>(found.st_size) > m_maxBytes)
        return std::nullopt;
    std::ifstream file(m_path, std::ios::binary);
    std::string text(static_cast<std::size_t>(found.st_size), '\0');
    if (!file.read(text.data(), static_cast<std::streamsize>(text.size())))
        return std::nullopt;
    m_facts = facts;
    return text;
}

} // namespace pitwatch::desk
