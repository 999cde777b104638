#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// Values and sets by the words of an enum, so that nobody counts words with numbers.

namespace pitwatch::core {

// One T for every word of E.
template <NamedEnum E, typename T>
class EnumMap {
public:
    constexpr T& operator[](E word) { return m_values[static_cast<std::size_t>(word)]; }
    constexpr const T& operator[](E word) const { return m_values[static_cast<std::size_t>(word)]; }

    constexpr auto begin() const { return m_values.begin(); }
    constexpr auto end() const { return m_values.end(); }

    friend constexpr bool operator==(const EnumMap&, const EnumMap&) = default;

private:
    std::array<T, kEnumCount<E>> m_values{};
};

// Some of the words of E.
template <NamedEnum E>
class EnumSet {
public:
    static_assert(kEnumCount<E> <= 16);

    constexpr bool contains(E word) const { return (m_bits & bitOf(word)) != 0; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr void insert(E word) { m_bits = static_cast<std::uint16_t>(m_bits | bitOf(word)); }
    constexpr void erase(E word) { m_bits = static_cast<std::uint16_t>(m_bits & ~bitOf(word)); }
    // The set without that word.
    constexpr EnumSet without(E word) const {
        EnumSet rest = *this;
        rest.erase(word);
        return rest;
    }

    friend constexpr bool operator==(EnumSet, EnumSet) = default;

private:
    static constexpr unsigned bitOf(E word) { return 1U << static_cast<unsigned>(word); }

    std::uint16_t m_bits = 0;
};

} // namespace pitwatch::core
