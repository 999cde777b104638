#include "tests/simulation/machines/remembered_signatures.h"

#include "shared/core/assertion.h"

#include <dlfcn.h>
#include <sodium.h>

#include <array>
#include <cstdint>
#include <set>

// Every reader of a pit checks the same words, and here they and their writers are all one process:
// what was signed or found good once is not reckoned again. The functions stand in the place of
// libsodium's for everything that is linked into the program, so the product knows nothing of them.

namespace {

using Digest = std::array<std::uint8_t, 16>;

constexpr std::size_t kMostRemembered = 20'000;

Digest digestOf(const unsigned char* signature, const unsigned char* message,
                unsigned long long size, const unsigned char* key) {
    Digest digest{};
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, digest.size());
    crypto_generichash_update(&state, signature, crypto_sign_BYTES);
    crypto_generichash_update(&state, key, crypto_sign_PUBLICKEYBYTES);
    crypto_generichash_update(&state, message, size);
    crypto_generichash_final(&state, digest.data(), digest.size());
    return digest;
}

template <class Function>
Function libsodium(const char* name) {
    const auto real = reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
    PW_ASSERT(real != nullptr);
    return real;
}

std::set<Digest>& remembered() {
    static std::set<Digest> good;
    return good;
}

void remember(const Digest& digest) {
    std::set<Digest>& good = remembered();
    if (good.size() >= kMostRemembered)
        good.clear();
    good.insert(digest);
}

// libsodium keeps the public key behind the seed.
const unsigned char* publicKeyIn(const unsigned char* secretKey) {
    return secretKey + crypto_sign_SEEDBYTES;
}

} // namespace

extern "C" int crypto_sign_detached(unsigned char* signature, unsigned long long* signatureSize,
                                    const unsigned char* message, unsigned long long size,
                                    const unsigned char* secretKey) {
    static const auto real = libsodium<decltype(&crypto_sign_detached)>("crypto_sign_detached");
    const int verdict = real(signature, signatureSize, message, size, secretKey);
    if (verdict == 0)
        remember(digestOf(signature, message, size, publicKeyIn(secretKey)));
    return verdict;
}

extern "C" int crypto_sign_verify_detached(const unsigned char* signature,
                                           const unsigned char* message, unsigned long long size,
                                           const unsigned char* key) {
    static const auto real =
        libsodium<decltype(&crypto_sign_verify_detached)>("crypto_sign_verify_detached");
    const Digest digest = digestOf(signature, message, size, key);
    if (remembered().contains(digest))
        return 0;
    const int verdict = real(signature, message, size, key);
    if (verdict == 0)
        remember(digest);
    return verdict;
}

namespace pitwatch::simulation {

void forgetSignatures() {
    remembered().clear();
}

} // namespace pitwatch::simulation
