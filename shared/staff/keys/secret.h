#pragma once

#include "shared/core/bytes.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace pitwatch::staff {

// Bytes nobody else may see: in memory of their own that is locked against swapping as far as the
// system allows, left out of core files, guarded by unmapped pages, and wiped when the object goes.
// Moved, never copied. There is no way to print one.
class Secret {
public:
    Secret() = default;
    // All zero.
    explicit Secret(std::size_t size);
    ~Secret();
    Secret(Secret&& other) noexcept;
    Secret& operator=(Secret&& other) noexcept;
    Secret(const Secret&) = delete;
    Secret& operator=(const Secret&) = delete;

    // For tests and demonstrations: what was in ordinary memory before is no secret any more.
    static Secret copyOf(std::string_view text);
    static Secret copyOf(core::ByteView bytes);
    static Secret random(std::size_t size);

    std::span<std::uint8_t> bytes() { return {m_data, m_size}; }
    core::ByteView bytes() const { return {m_data, m_size}; }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }

    // A shorter secret of the first `size` bytes; the rest is wiped. For input of unknown length.
    Secret shortened(std::size_t size) &&;

private:
    void wipe();

    std::uint8_t* m_data = nullptr;
    std::size_t m_size = 0;
};

} // namespace pitwatch::staff
