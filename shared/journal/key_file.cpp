#include "shared/journal/key_file.h"

#include "shared/core/assertion.h"

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace pitwatch::journal {

namespace {

constexpr std::size_t kDigits = 64;

std::string hexOf(core::ByteView bytes) {
    std::string text(2 * bytes.size() + 1, '\0'); // The library ends it with a zero.
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

// What the service manager hands over may be shared by an access list, which looks like a group
// that may read; nobody else can enter that folder.
bool isHandedOver(const std::string& path) {
    const char* folder = std::getenv("CREDENTIALS_DIRECTORY");
    return folder != nullptr && path.starts_with(std::string(folder) + "/");
}

core::Result<std::string> readDigits(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return core::Error{path + ": " + std::strerror(errno)};
    struct stat facts {};
    const bool known = ::fstat(file, &facts) == 0;
    std::string text(kDigits + 2, '\0');
    const ssize_t size = ::read(file, text.data(), text.size());
    ::close(file);
    if (!known || !S_ISREG(facts.st_mode) || size < 0)
        return core::Error{path + ": cannot be read as a file"};
    if ((facts.st_mode & 077U) != 0 && !isHandedOver(path))
        return core::Error{path + ": others may read this key; chmod 600 it"};
    text.resize(static_cast<std::size_t>(size));
    if (text.size() == kDigits + 1 && text.back() == '\n')
        text.pop_back();
    return text;
}

} // namespace

KeyTexts makeKey() {
    PW_ASSERT(sodium_init() >= 0);
    Ed25519Signer::Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    KeyTexts texts{hexOf(seed) + "\n", textOf(Ed25519Signer(seed).publicKey()) + "\n"};
    sodium_memzero(seed.data(), seed.size());
    return texts;
}

core::Result<std::shared_ptr<const Signer>> readSigner(const std::string& path) {
    PW_ASSERT(sodium_init() >= 0);
    auto digits = readDigits(path);
    if (!digits)
        return digits.error();
    Ed25519Signer::Seed seed{};
    std::size_t size = 0;
    const bool isKey = digits->size() == kDigits &&
                       sodium_hex2bin(seed.data(), seed.size(), digits->data(), digits->size(),
                                      nullptr, &size, nullptr) == 0 &&
                       size == seed.size();
    sodium_memzero(digits->data(), digits->size());
    if (!isKey)
        return core::Error{path + ": is not a key of 64 hexadecimal digits"};
    auto signer = std::make_shared<const Ed25519Signer>(seed);
    sodium_memzero(seed.data(), seed.size());
    return std::shared_ptr<const Signer>(std::move(signer));
}

std::string textOf(const PublicKey& key) {
    return hexOf(key);
}

} // namespace pitwatch::journal
