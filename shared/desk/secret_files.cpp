#include "shared/desk/secret_files.h"

#include "shared/text/file.h"
#include "shared/text/hex.h"

#include <sys/prctl.h>
#include <sys/resource.h>

namespace pitwatch::desk {

namespace {

constexpr std::size_t kMaxPublicBytes = std::size_t{4} * 1024 * 1024;
constexpr std::size_t kMaxKeyBytes = std::size_t{16} * 1024;

// In memory that is wiped: it is not known yet how secret the bytes are.
core::Result<staff::Secret> read(const std::string& path, std::size_t maxBytes,
                                 text::Secrecy secrecy) {
    staff::Secret bytes(maxBytes + 1);
    const auto size = text::readFileInto(path, bytes.bytes(), secrecy);
    if (!size)
        return size.error();
    if (*size > maxBytes)
        return core::Error{path + ": larger than it can be"};
    return std::move(bytes).shortened(*size);
}

std::string_view viewOf(const staff::Secret& secret) {
    return {reinterpret_cast<const char*>(secret.bytes().data()), secret.size()};
}

core::Result<staff::Secret> readPublic(const std::string& path) {
    return read(path, kMaxPublicBytes, text::Secrecy::Trusted);
}

// Names the file in what the parser found wrong with it.
template <typename T>
core::Result<T> named(const std::string& path, core::Result<T> parsed) {
    if (!parsed)
        return core::Error{path + ": " + parsed.error().text};
    return parsed;
}

} // namespace

void protectProcess() {
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
}

core::Result<staff::Secret> readSecret(const std::string& path, std::size_t maxBytes) {
    return read(path, maxBytes, text::Secrecy::Ours);
}

core::Result<staff::Secret> readConsoleSecret(const std::string& path) {
    constexpr std::size_t kDigits = 2 * staff::kConsoleSecretBytes;
    const auto file = readSecret(path, kDigits + 1);
    if (!file)
        return file.error();
    std::string_view digits = viewOf(*file);
    if (digits.size() == kDigits + 1 && digits.back() == '\n')
        digits.remove_suffix(1);
    staff::Secret secret(staff::kConsoleSecretBytes);
    if (!text::fromHex(digits, secret.bytes()))
        return core::Error{path + ": not 64 hexadecimal digits"};
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

} // namespace pitwatch::desk
