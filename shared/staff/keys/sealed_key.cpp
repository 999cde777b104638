#include "shared/staff/keys/sealed_key.h"

#include "shared/staff/internal/staff_file.h"
#include "shared/staff/keys/signing_key.h"
#include "shared/text/hex.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

namespace pitwatch::staff {

namespace {

constexpr std::string_view kKeyFormat = "pitwatch sealed key 1";
constexpr std::size_t kMaxPassphraseBytes = 1024;

struct Cost {
    unsigned long long passes;
    std::size_t bytes;
};

constexpr Cost costOf(SealProfile profile) {
    switch (profile) {
    case SealProfile::Production:
        return {3, std::size_t{256} << 20U};
    case SealProfile::WeakForTestsAndDemos:
        return {1, std::size_t{8} << 20U};
    }
    return {3, std::size_t{256} << 20U};
}

// Everything in the file that is not sealed is bound to what is.
core::Bytes header(const SealedKey& key) {
    core::Bytes bytes(kKeyFormat.begin(), kKeyFormat.end());
    bytes.push_back('\n');
    bytes.push_back(static_cast<std::uint8_t>(key.profile));
    bytes.insert(bytes.end(), key.salt.begin(), key.salt.end());
    bytes.insert(bytes.end(), key.publicKey.begin(), key.publicKey.end());
    bytes.insert(bytes.end(), key.owner.text().begin(), key.owner.text().end());
    return bytes;
}

// Argon2id of the passphrase, then BLAKE2b keyed with the consoles' secret.
core::Result<Secret, SealProblem> sealingKey(const SealedKey& key, const Secret& passphrase,
                                             const Secret& consoleSecret) {
    if (consoleSecret.size() != kConsoleSecretBytes)
        return SealProblem::BadConsoleSecret;
    if (passphrase.empty() || passphrase.size() > kMaxPassphraseBytes)
        return SealProblem::NoSuchPassphrase;
    const Cost cost = costOf(key.profile);
    Secret stretched(32);
    if (crypto_pwhash(stretched.bytes().data(), stretched.size(),
                      reinterpret_cast<const char*>(passphrase.bytes().data()), passphrase.size(),
                      key.salt.data(), cost.passes, cost.bytes, crypto_pwhash_ALG_ARGON2ID13) != 0)
        return SealProblem::NotEnoughMemory;
    Secret mixed(crypto_aead_xchacha20poly1305_ietf_KEYBYTES);
    crypto_generichash(mixed.bytes().data(), mixed.size(), stretched.bytes().data(),
                       stretched.size(), consoleSecret.bytes().data(), consoleSecret.size());
    return mixed;
}

} // namespace

std::string sentenceFor(SealProblem problem) {
    switch (problem) {
    case SealProblem::WrongPassphrase:
        return "the passphrase is wrong, or the key belongs to another site";
    case SealProblem::NoSuchPassphrase:
        return "there is no such passphrase";
    case SealProblem::DemonstrationKey:
        return "the key is sealed for a demonstration only";
    case SealProblem::BadConsoleSecret:
        return "the consoles' secret is not 32 bytes long";
    case SealProblem::NotEnoughMemory:
        return "there is not enough memory to work on a passphrase";
    }
    return {};
}

core::Result<SealedKey, SealProblem> seal(const Secret& seed, const KeyOwner& owner,
                                          const Secret& passphrase, const Secret& consoleSecret,
                                          SealProfile profile) {
    PW_ASSERT(seed.size() == kSeedBytes);
    SealedKey key;
    key.owner = owner;
    key.profile = profile;
    randombytes_buf(key.salt.data(), key.salt.size());
    randombytes_buf(key.nonce.data(), key.nonce.size());
    key.publicKey = SigningKey(seed).publicKey();
    const auto with = sealingKey(key, passphrase, consoleSecret);
    if (!with)
        return with.error();
    const core::Bytes bound = header(key);
    crypto_aead_xchacha20poly1305_ietf_encrypt(key.sealed.data(), nullptr, seed.bytes().data(),
                                               seed.size(), bound.data(), bound.size(), nullptr,
                                               key.nonce.data(), with->bytes().data());
    return key;
}

core::Result<Secret, SealProblem> unseal(const SealedKey& key, const Secret& passphrase,
                                         const Secret& consoleSecret, WeakKeys weak) {
    if (key.profile == SealProfile::WeakForTestsAndDemos && weak == WeakKeys::Refused)
        return SealProblem::DemonstrationKey;
    const auto with = sealingKey(key, passphrase, consoleSecret);
    if (!with)
        return with.error();
    const core::Bytes bound = header(key);
    Secret seed(kSeedBytes);
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(
            seed.bytes().data(), nullptr, nullptr, key.sealed.data(), key.sealed.size(),
            bound.data(), bound.size(), key.nonce.data(), with->bytes().data()) != 0)
        return SealProblem::WrongPassphrase;
    return seed;
}

std::string sealedKeyText(const SealedKey& key) {
    const nlohmann::ordered_json json{{"format", kKeyFormat},
                                      {"owner", key.owner.text()},
                                      {"profile", core::enumName(key.profile)},
                                      {"public_key", text::toHex(key.publicKey)},
                                      {"salt", text::toHex(key.salt)},
                                      {"nonce", text::toHex(key.nonce)},
                                      {"sealed", text::toHex(key.sealed)}};
    return json.dump(2) + "\n";
}

core::Result<SealedKey> parseSealedKey(std::string_view text) {
    SealedKey key;
    const auto read = readStaffFile(text, kKeyFormat, [&](text::Fields& fields) {
        key.owner = fields.name<KeyOwner>("owner").value_or(key.owner);
        key.profile = fields.word<SealProfile>("profile").value_or(key.profile);
        fields.hex("public_key", key.publicKey);
        fields.hex("salt", key.salt);
        fields.hex("nonce", key.nonce);
        fields.hex("sealed", key.sealed);
    });
    if (!read)
        return read.error();
    return key;
}

} // namespace pitwatch::staff
