#include "shared/journal/key_file.h"

#include "shared/core/assertion.h"
#include "shared/text/file.h"
#include "shared/text/hex.h"

#include <sodium.h>

#include <cstdlib>

namespace pitwatch::journal {

namespace {

constexpr std::size_t kDigits = 64;

// What the service manager hands over may be shared by an access list, which looks like a group
// that may read; nobody else can enter that folder.
bool isHandedOver(const std::string& path) {
    const char* folder = std::getenv("CREDENTIALS_DIRECTORY");
    return folder != nullptr && path.starts_with(std::string(folder) + "/");
}

core::Result<std::string> readDigits(const std::string& path) {
    std::string digits(kDigits + 2, '\0');
    const auto size =
        text::readFileInto(path, {reinterpret_cast<std::uint8_t*>(digits.data()), digits.size()},
                           isHandedOver(path) ? text::Secrecy::Public : text::Secrecy::OwnersOnly);
    if (!size)
        return size.error();
    digits.resize(*size);
    if (digits.size() == kDigits + 1 && digits.back() == '\n')
        digits.pop_back();
    return digits;
}

} // namespace

KeyTexts makeKey() {
    PW_ASSERT(sodium_init() >= 0);
    Ed25519Signer::Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    KeyTexts texts{text::toHex(seed) + "\n", textOf(Ed25519Signer(seed).publicKey()) + "\n"};
    sodium_memzero(seed.data(), seed.size());
    return texts;
}

core::Result<std::shared_ptr<const Signer>> readSigner(const std::string& path) {
    PW_ASSERT(sodium_init() >= 0);
    auto digits = readDigits(path);
    if (!digits)
        return digits.error();
    Ed25519Signer::Seed seed{};
    const bool isKey = text::fromHex(*digits, seed, text::HexCase::Any);
    sodium_memzero(digits->data(), digits->size());
    if (!isKey)
        return core::Error{path + ": is not a key of 64 hexadecimal digits"};
    auto signer = std::make_shared<const Ed25519Signer>(seed);
    sodium_memzero(seed.data(), seed.size());
    return std::shared_ptr<const Signer>(std::move(signer));
}

std::string textOf(const PublicKey& key) {
    return text::toHex(key);
}

} // namespace pitwatch::journal
