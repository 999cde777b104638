#include "shared/desk/watched_file.h"

#include "shared/text/file.h"

#include <sys/stat.h>

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
    auto content = text::readFile(m_path, m_maxBytes);
    // Another size: it is being replaced, and the next call sees it whole.
    if (!content || content->size() != static_cast<std::size_t>(found.st_size))
        return std::nullopt;
    m_facts = facts;
    return *std::move(content);
}

} // namespace pitwatch::desk
