#include "shared/staff/keys/secret.h"

#include "shared/core/assertion.h"

#include <sodium.h>

#include <algorithm>
#include <new>
#include <utility>

namespace pitwatch::staff {

Secret::Secret(std::size_t size) : m_size(size) {
    PW_ASSERT(sodium_init() >= 0);
    if (size == 0)
        return;
    m_data = static_cast<std::uint8_t*>(sodium_malloc(size));
    if (m_data == nullptr)
        throw std::bad_alloc();
    sodium_memzero(m_data, size);
}

Secret::~Secret() {
    wipe();
}

Secret::Secret(Secret&& other) noexcept
    : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0)) {}

Secret& Secret::operator=(Secret&& other) noexcept {
    if (this == &other)
        return *this;
    wipe();
    m_data = std::exchange(other.m_data, nullptr);
    m_size = std::exchange(other.m_size, 0);
    return *this;
}

// sodium_free() fills the memory with zeros before it gives it back.
void Secret::wipe() {
    if (m_data != nullptr)
        sodium_free(m_data);
    m_data = nullptr;
    m_size = 0;
}

Secret Secret::copyOf(std::string_view text) {
    return copyOf(core::ByteView{reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

Secret Secret::copyOf(core::ByteView bytes) {
    Secret secret(bytes.size());
    std::copy(bytes.begin(), bytes.end(), secret.m_data);
    return secret;
}

Secret Secret::random(std::size_t size) {
    Secret secret(size);
    randombytes_buf(secret.m_data, size);
    return secret;
}

Secret Secret::shortened(std::size_t size) && {
    PW_ASSERT(size <= m_size);
    Secret shorter = copyOf(core::ByteView{m_data, size});
    wipe();
    return shorter;
}

} // namespace pitwatch::staff
