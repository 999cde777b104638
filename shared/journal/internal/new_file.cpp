#include "shared/journal/internal/new_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace pitwatch::journal {

namespace {

bool syncFolderOf(const std::string& path) {
    const std::filesystem::path folder = std::filesystem::absolute(path).parent_path();
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool synced = ::fsync(descriptor) == 0;
    ::close(descriptor);
    return synced;
}

} // namespace

NewFile::NewFile(std::string destination)
    : m_destination(std::move(destination)), m_draft(m_destination + ".creating") {}

NewFile::~NewFile() {
    if (!m_begun)
        return;
    std::error_code ignored;
    std::filesystem::remove(m_draft, ignored);
    std::filesystem::remove(m_draft + "-journal", ignored);
}

core::Outcome NewFile::begin() {
    // Drafts of a program that was interrupted are of no use to anyone.
    std::error_code ignored;
    std::filesystem::remove(m_draft, ignored);
    std::filesystem::remove(m_draft + "-journal", ignored);
    const int file = ::open(m_draft.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (file < 0)
        return failed();
    ::close(file);
    m_begun = true;
    return core::Done{};
}

core::Outcome NewFile::publish() {
    // Never over a file that somebody else put there in the meantime.
    if (::renameat2(AT_FDCWD, m_draft.c_str(), AT_FDCWD, m_destination.c_str(), RENAME_NOREPLACE) !=
        0)
        return failed();
    m_begun = false;
    if (!syncFolderOf(m_destination))
        return failed();
    return core::Done{};
}

core::Error NewFile::failed() const {
    return core::Error{m_destination + " cannot be created (" + std::strerror(errno) +
                       "): check that its folder exists, has room and may be written"};
}

} // namespace pitwatch::journal
