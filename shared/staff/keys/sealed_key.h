#pragma once

#include "shared/core/enum_names.h"
#include "shared/core/ids.h"
#include "shared/core/result.h"
#include "shared/staff/keys/keys.h"
#include "shared/staff/keys/secret.h"

#include <array>
#include <string>
#include <string_view>

// A person's secret key as it lies in a file: sealed with the passphrase and the consoles' secret,
// so that neither a stolen file nor a guessed passphrase is enough alone. README.md has the form.

namespace pitwatch::staff {

// How much work a guess at the passphrase costs (Argon2id).
enum class SealProfile : std::uint8_t {
    Production,           // 256 MiB, 3 passes
    WeakForTestsAndDemos, // 8 MiB, 1 pass; refused unless the opener asks for it
};
constexpr auto enumNames(SealProfile) {
    return core::names("production", "weak_for_tests_and_demos");
}

using KeyOwner = core::Name<struct KeyOwnerTag>; // A person, or a site key's number.

struct SealedKey {
    static constexpr unsigned kVersion = 1;

    KeyOwner owner{};
    SealProfile profile{};
    std::array<std::uint8_t, 16> salt{};
    std::array<std::uint8_t, 24> nonce{};
    PublicKey publicKey{};
    std::array<std::uint8_t, 48> sealed{}; // The 32 secret bytes and their tag.

    friend bool operator==(const SealedKey&, const SealedKey&) = default;
};

inline constexpr std::size_t kSeedBytes = 32;
inline constexpr std::size_t kConsoleSecretBytes = 32;

// Why a key cannot be sealed or opened.
enum class SealProblem : std::uint8_t {
    WrongPassphrase, // Or another console's secret, or a changed file: they look alike.
    NoSuchPassphrase,
    DemonstrationKey,
    BadConsoleSecret,
    NotEnoughMemory
};
std::string sentenceFor(SealProblem problem);

// Takes as long and as much memory as the profile says; fails where the memory is not there.
core::Result<SealedKey, SealProblem> seal(const Secret& seed, const KeyOwner& owner,
                                          const Secret& passphrase, const Secret& consoleSecret,
                                          SealProfile profile);

enum class WeakKeys : std::uint8_t { Refused, Allowed };

// The 32 secret bytes.
core::Result<Secret, SealProblem> unseal(const SealedKey& key, const Secret& passphrase,
                                         const Secret& consoleSecret, WeakKeys weak);

std::string sealedKeyText(const SealedKey& key);
core::Result<SealedKey> parseSealedKey(std::string_view json);

} // namespace pitwatch::staff
