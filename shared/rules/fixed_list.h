#pragma once

#include "shared/core/assertion.h"

#include <array>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace pitwatch::rules {

// A list of at most N values inside the object itself. It never allocates, leaves unused places
// uninitialised and copies only the used ones, so that a whole round is cheap to pass by value.
template <typename T, std::size_t N>
class FixedList {
    static_assert(std::is_trivially_destructible_v<T>);

public:
    // Not defaulted: a defaulted constructor would be deleted or clear the storage.
    FixedList() {} // NOLINT(modernize-use-equals-default)
    FixedList(const FixedList& other) : m_size(other.m_size) {
        std::uninitialized_copy_n(other.m_items, m_size, m_items);
    }
    FixedList& operator=(const FixedList& other) {
        if (this != &other) {
            m_size = other.m_size;
            std::uninitialized_copy_n(other.m_items, m_size, m_items);
        }
        return *this;
    }

    static constexpr std::size_t capacity() { return N; }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    bool full() const { return m_size == N; }

    // Default-initialised, not value-initialised: that would clear the whole of a nested list.
    T& emplace_back() { // NOLINT(readability-identifier-naming): named as in std::vector.
        PW_ASSERT(!full());
        return *::new (static_cast<void*>(m_items + m_size++)) T;
    }
    T& push_back(const T& item) { // NOLINT(readability-identifier-naming)
        PW_ASSERT(!full());
        return *std::construct_at(m_items + m_size++, item);
    }
    void clear() { m_size = 0; }

    T& operator[](std::size_t at) {
        PW_ASSERT(at < m_size);
        return m_items[at];
    }
    const T& operator[](std::size_t at) const {
        PW_ASSERT(at < m_size);
        return m_items[at];
    }
    T* begin() { return m_items; }
    T* end() { return m_items + m_size; }
    const T* begin() const { return m_items; }
    const T* end() const { return m_items + m_size; }

private:
    std::size_t m_size = 0;
    union {
        T m_items[N];
    };
};

} // namespace pitwatch::rules
