#include "tests/simulation/machines/seeded_sodium.h"

#include "shared/core/assertion.h"
#include "shared/feed/seeded_random.h"
#include "tests/simulation/machines/remembered_signatures.h"

#include <sodium.h>

namespace pitwatch::simulation {

namespace {

feed::SeededRandom& source() {
    static feed::SeededRandom random(0);
    return random;
}

void fill(void* buffer, const std::size_t size) {
    auto* bytes = static_cast<std::uint8_t*>(buffer);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<std::uint8_t>(source().below(256));
}

randombytes_implementation& implementation() {
    static randombytes_implementation seeded{
        [] { return "seeded"; },
        [] { return static_cast<std::uint32_t>(source().next()); },
        nullptr,
        nullptr,
        fill,
        [] { return 0; },
    };
    return seeded;
}

} // namespace

void seedSodium(std::uint64_t seed) {
    source() = feed::SeededRandom(seed);
    forgetSignatures();
    PW_ASSERT(sodium_init() >= 0);
    randombytes_set_implementation(&implementation());
}

} // namespace pitwatch::simulation
