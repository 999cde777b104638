#pragma once

#include <concepts>

namespace pitwatch::wire {

// A class that carries its version in front of its fields. Classes without kVersion are frozen
// parts of the classes that use them.
template <typename T>
concept Versioned = requires {
    { T::kVersion } -> std::convertible_to<unsigned>;
};

template <typename T>
constexpr unsigned versionOf() {
    if constexpr (Versioned<T>)
        return T::kVersion;
    else
        return 0;
}

} // namespace pitwatch::wire
