#include "tests/simulation/machines/remembered_signatures.h"

#include "shared/core/assertion.h"

#include <dlfcn.h>
#include <sodium.h>

#include <array>
#include <cstdint>
#include <set>

// Every reader of a pit checks the same words, and here they are all one process: what was found
// good once is not reckoned again. The function stands in the place of libsodium's for everything
// that is linked into the program, so the product knows nothing of it.

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

using Verify = int (*)(const unsigned char*, const unsigned char*, unsigned long long,
                       const unsigned char*);

Verify libsodium() {
    static const auto real =
        reinterpret_cast<Verify>(dlsym(RTLD_NEXT, "crypto_sign_verify_detached"));
    PW_ASSERT(real != nullptr);
    return real;
}

std::set<Digest>& remembered() {
    static std::set<Digest> good;
    return good;
}

} // namespace

extern "C" int crypto_sign_verify_detached(const unsigned char* signature,
                                           const unsigned char* message, unsigned long long size,
                                           const unsigned char* key) {
    std::set<Digest>& good = remembered();
    const Digest digest = digestOf(signature, message, size, key);
    if (good.contains(digest))
        return 0;
    const int verdict = libsodium()(signature, message, size, key);
    if (verdict == 0) {
        if (good.size() >= kMostRemembered)
            good.clear();
        good.insert(digest);
    }
    return verdict;
}

namespace pitwatch::simulation {

void forgetSignatures() {
    remembered().clear();
}

} // namespace pitwatch::simulation
