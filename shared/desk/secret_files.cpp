#include "shared/desk/secret_files.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace pitwatch::desk {

namespace {

constexpr std::size_t kMaxPublicBytes = 4 * 1024 * 1024;
constexpr std::size_t kMaxKeyBytes = 16 * 1024;

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

// The bytes, in memory that is wiped: it is not known yet how secret they are.
core::Result<staff::Secret> readUpTo(const File& file, const std::string& path,
                                     std::size_t maxBytes) {
    staff::Secret bytes(maxBytes + 1);
    std::size_t size = 0;
    while (size < bytes.size()) {
        const ssize_t got = ::read(file.get(), bytes.bytes().data() + size, bytes.size() - size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return failed(path);
        if (got == 0)
            break;
        size += static_cast<std::size_t>(got);
    }
    if (size > maxBytes)
        return core::Error{path + ": larger than it can be"};
    return std::move(bytes).shortened(size);
}

std::string_view viewOf(const staff::Secret& secret) {
    return {reinterpret_cast<const char*>(secret.bytes().data()), secret.size()};
}

core::Result<staff::Secret> readPublic(const std::string& path) {
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0)
        return failed(path);
    return readUpTo(file, path, kMaxPublicBytes);
}

// Names the file in what the parser found wrong with it.
template <typename T>
core::Result<T> named(const std::string& path, core::Result<T> parsed) {
    if (!parsed)
        return core::Error{path + ": " + parsed.error().text};
    return parsed;
}

int digit(std::uint8_t c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

} // namespace

void protectProcess() {
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
}

core::Result<staff::Secret> readSecret(const std::string& path, std::size_t maxBytes) {
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
    if (file.get() < 0)
        return failed(path);
    struct stat facts {};
    if (::fstat(file.get(), &facts) != 0)
        return failed(path);
    if (!S_ISREG(facts.st_mode))
        return core::Error{path + ": not a regular file"};
    if (facts.st_uid != ::geteuid() && facts.st_uid != 0)
        return core::Error{path + ": belongs to another user"};
    if ((facts.st_mode & 077U) != 0)
        return core::Error{path + ": others may read or change it; it must have mode 0600"};
    return readUpTo(file, path, maxBytes);
}

core::Result<staff::Secret> readConsoleSecret(const std::string& path) {
    const auto text = readSecret(path, 2 * staff::kConsoleSecretBytes + 1);
    if (!text)
        return text.error();
    const core::ByteView digits = text->bytes();
    const std::size_t wanted = 2 * staff::kConsoleSecretBytes;
    if (digits.size() < wanted || (digits.size() == wanted + 1 && digits[wanted] != '\n'))
        return core::Error{path + ": not 64 hexadecimal digits"};
    staff::Secret secret(staff::kConsoleSecretBytes);
    for (std::size_t index = 0; index < secret.size(); ++index) {
        const int high = digit(digits[2 * index]);
        const int low = digit(digits[2 * index + 1]);
        if (high < 0 || low < 0)
            return core::Error{path + ": not 64 hexadecimal digits"};
        secret.bytes()[index] = static_cast<std::uint8_t>(high * 16 + low);
    }
    return secret;
}

core::Result<staff::SealedKey> readSealedKey(const std::string& path) {
    const auto text = readSecret(path, kMaxKeyBytes);
    if (!text)
        return text.error();
    return named(path, staff::parseSealedKey(viewOf(*text)));
}

core::Result<staff::SignedRoster> readRoster(const std::string& path) {
    const auto text = readPublic(path);
    if (!text)
        return text.error();
    return named(path, staff::parseRoster(viewOf(*text)));
}

core::Result<staff::SiteKeys> readSiteKeys(const std::string& path) {
    const auto text = readPublic(path);
    if (!text)
        return text.error();
    return named(path, staff::parseSiteKeys(viewOf(*text)));
}

namespace {

bool writeAll(int file, core::ByteView bytes) {
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t put = ::write(file, bytes.data() + done, bytes.size() - done);
        if (put < 0 && errno != EINTR)
            return false;
        done += put < 0 ? 0 : static_cast<std::size_t>(put);
    }
    return true;
}

} // namespace

core::Outcome writeFile(const std::string& path, core::ByteView bytes, unsigned mode) {
    const std::string beside = path + ".new";
    ::unlink(beside.c_str());
    const File file(
        ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode));
    if (file.get() < 0)
        return failed(beside);
    if (writeAll(file.get(), bytes) && ::fsync(file.get()) == 0 &&
        ::rename(beside.c_str(), path.c_str()) == 0)
        return core::Done{};
    const core::Error why = failed(beside);
    ::unlink(beside.c_str());
    return why;
}

} // namespace pitwatch::desk
