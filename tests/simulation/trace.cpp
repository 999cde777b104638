#include "tests/simulation/trace.h"

#include "shared/core/assertion.h"

#include <array>
#include <cstdio>

namespace pitwatch::simulation {

namespace {

constexpr std::size_t kHashBytes = 16;

} // namespace

Trace::Trace(const core::Tick& now, bool aloud) : m_now(now), m_aloud(aloud) {
    PW_ASSERT(sodium_init() >= 0);
    crypto_generichash_init(&m_hash, nullptr, 0, kHashBytes);
}

std::string Trace::told(const std::string& who, const std::string& what) const {
    const auto ms = m_now.time_since_epoch().count();
    std::array<char, 32> time{};
    std::snprintf(time.data(), time.size(), "%02lld:%02lld:%02lld.%03lld",
                  static_cast<long long>(ms / 3'600'000), static_cast<long long>(ms / 60'000 % 60),
                  static_cast<long long>(ms / 1000 % 60), static_cast<long long>(ms % 1000));
    return std::string(time.data()) + "  " + who + "  " + what + "\n";
}

void Trace::aside(const std::string& who, const std::string& what) const {
    if (m_aloud)
        std::fputs(told(who, what).c_str(), stdout);
}

void Trace::line(const std::string& who, const std::string& what) {
    const std::string text = told(who, what);
    crypto_generichash_update(&m_hash, reinterpret_cast<const unsigned char*>(text.data()),
                              text.size());
    if (m_aloud)
        std::fputs(text.c_str(), stdout);
}

void Trace::fold(const wire::Hash& hash) {
    crypto_generichash_update(&m_hash, hash.data(), hash.size());
}

std::string Trace::fingerprint() const {
    crypto_generichash_state copy = m_hash;
    std::array<unsigned char, kHashBytes> hash{};
    crypto_generichash_final(&copy, hash.data(), hash.size());
    std::string text(2 * kHashBytes + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();
    return text;
}

} // namespace pitwatch::simulation
