#include "shared/text/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace pitwatch::text {

namespace {

class File {
public:
    explicit File(int descriptor) : m_descriptor(descriptor) {}
    ~File() {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    int get() const { return m_descriptor; }

private:
    int m_descriptor;
};

core::Error failed(const std::string& path) {
    return core::Error{path + ": " + std::strerror(errno)};
}

core::Result<std::size_t> readInto(int file, const std::string& name,
                                   std::span<std::uint8_t> into) {
    std::size_t size = 0;
    while (size < into.size()) {
        const ssize_t got = ::read(file, into.data() + size, into.size() - size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return failed(name);
        if (got == 0)
            break;
        size += static_cast<std::size_t>(got);
    }
    return size;
}

core::Result<std::string> readAll(int file, const std::string& name, std::size_t maxBytes) {
    std::string content;
    std::array<std::uint8_t, 65536> buffer;
    while (content.size() <= maxBytes) {
        const auto got = readInto(file, name, buffer);
        if (!got)
            return got.error();
        content.append(reinterpret_cast<const char*>(buffer.data()), *got);
        if (*got < buffer.size())
            break;
    }
    if (content.size() > maxBytes)
        return core::Error{name + ": larger than " + std::to_string(maxBytes) + " bytes"};
    return content;
}

core::Outcome checkWriters(const struct stat& facts, const std::string& path,
                           mode_t others = S_IWGRP | S_IWOTH) {
    if ((facts.st_mode & others) == 0)
        return core::Done{};
    return core::Error{path + ": others than its owner may change it; take that right from them "
                              "(chmod go-w)"};
}

core::Outcome checkFacts(int file, const std::string& path, Secrecy secrecy) {
    if (secrecy == Secrecy::Public)
        return core::Done{};
    struct stat facts {};
    if (::fstat(file, &facts) != 0)
        return failed(path);
    if (secrecy == Secrecy::Trusted)
        return S_ISREG(facts.st_mode) ? checkWriters(facts, path) : core::Outcome(core::Done{});
    if (!S_ISREG(facts.st_mode))
        return core::Error{path + ": not a regular file"};
    if (secrecy == Secrecy::Ours && facts.st_uid != ::geteuid() && facts.st_uid != 0)
        return core::Error{path + ": belongs to another user"};
    if ((facts.st_mode & 077U) != 0)
        return core::Error{path +
                           ": others may read or change it; it must have mode 0600 (chmod 600)"};
    return core::Done{};
}

bool writeAll(int file, core::ByteView bytes) {
    while (!bytes.empty()) {
        const ssize_t put = ::write(file, bytes.data(), bytes.size());
        if (put < 0 && errno != EINTR)
            return false;
        bytes = bytes.subspan(put < 0 ? 0 : static_cast<std::size_t>(put));
    }
    return true;
}

} // namespace

core::Outcome refuseIfOthersMayWrite(const std::string& path) {
    struct stat facts {};
    if (::stat(path.c_str(), &facts) != 0)
        return errno == ENOENT ? core::Outcome(core::Done{}) : failed(path);
    return S_ISREG(facts.st_mode) ? checkWriters(facts, path) : core::Outcome(core::Done{});
}

namespace {

// A group of our own has nobody else in it, as accounts and services are set up today, and a
// checkout or a copy is open to it where the umask says so.
mode_t othersThanOurGroup(const struct stat& facts) {
    return facts.st_gid == ::getegid() ? S_IWOTH : S_IWGRP | S_IWOTH;
}

core::Outcome checkFolderOf(const std::string& path) {
    const std::size_t slash = path.find_last_of('/');
    const std::string folder =
        slash == path.npos ? "." : path.substr(0, std::max<std::size_t>(slash, 1));
    struct stat facts {};
    if (::stat(folder.c_str(), &facts) != 0)
        return errno == ENOENT ? core::Outcome(core::Done{}) : failed(folder);
    return (facts.st_mode & S_ISVTX) != 0 ? core::Outcome(core::Done{})
                                          : checkWriters(facts, folder, othersThanOurGroup(facts));
}

} // namespace

core::Outcome refuseIfOthersMayReplace(const std::string& path) {
    struct stat own {};
    if (::stat(path.c_str(), &own) == 0 && S_ISREG(own.st_mode))
        if (auto good = checkWriters(own, path, othersThanOurGroup(own)); !good)
            return good;
    if (auto good = checkFolderOf(path); !good)
        return good;
    // Where the path is a link, or goes through one, what it leads to lies in another folder.
    const std::unique_ptr<char, void (*)(void*)> real(::realpath(path.c_str(), nullptr),
                                                      [](void* memory) { std::free(memory); });
    return real ? checkFolderOf(real.get()) : core::Outcome(core::Done{});
}

core::Result<std::string> readFile(const std::string& path, std::size_t maxBytes, Secrecy secrecy) {
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0)
        return failed(path);
    if (auto good = checkFacts(file.get(), path, secrecy); !good)
        return good.error();
    return readAll(file.get(), path, maxBytes);
}

core::Result<std::string> readStandardInput(std::size_t maxBytes) {
    return readAll(STDIN_FILENO, "standard input", maxBytes);
}

core::Result<std::size_t> readFileInto(const std::string& path, std::span<std::uint8_t> into,
                                       Secrecy secrecy) {
    const int noLink = secrecy == Secrecy::Ours ? O_NOFOLLOW : 0;
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | noLink));
    if (file.get() < 0)
        return failed(path);
    if (auto good = checkFacts(file.get(), path, secrecy); !good)
        return good.error();
    return readInto(file.get(), path, into);
}

core::Outcome writeFile(const std::string& path, core::ByteView bytes, unsigned mode) {
    const std::string beside = path + ".new";
    ::unlink(beside.c_str());
    const File file(
        ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode));
    if (file.get() < 0)
        return failed(beside);
    // The umask may have taken more away than was meant.
    if (::fchmod(file.get(), static_cast<mode_t>(mode)) == 0 && writeAll(file.get(), bytes) &&
        ::fsync(file.get()) == 0 && ::rename(beside.c_str(), path.c_str()) == 0)
        return core::Done{};
    const core::Error why = failed(beside);
    ::unlink(beside.c_str());
    return why;
}

core::Outcome writeFile(const std::string& path, std::string_view text, unsigned mode) {
    return writeFile(
        path, core::ByteView(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()),
        mode);
}

} // namespace pitwatch::text
