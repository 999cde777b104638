#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

// Enumerations with names. An enum whose values count up from 0 states its names once, beside it:
//
//   enum class DeckColour : std::uint8_t { Red, Blue };
//   constexpr auto enumNames(DeckColour) { return core::names("red", "blue"); }
//
// The list also says how many values there are, which is what bytes from outside are checked with.

namespace pitwatch::core {

template <typename... Text>
constexpr std::array<std::string_view, sizeof...(Text)> names(const Text&... text) {
    return {std::string_view(text)...};
}

template <typename E>
concept NamedEnum = std::is_enum_v<E> && requires {
    enumNames(E{});
};

template <NamedEnum E>
inline constexpr std::size_t kEnumCount = enumNames(E{}).size();

// Every value of an enum, in its order.
template <NamedEnum E>
inline constexpr auto kEnumValues = [] {
    std::array<E, kEnumCount<E>> values{};
    for (std::size_t index = 0; index < values.size(); ++index)
        values[index] = static_cast<E>(index);
    return values;
}();

template <NamedEnum E>
constexpr std::string_view enumName(E value) {
    constexpr auto kNames = enumNames(E{});
    const auto index = static_cast<std::size_t>(value);
    return index < kNames.size() ? kNames[index] : std::string_view("?");
}

template <NamedEnum E>
constexpr std::optional<E> enumFromName(std::string_view name) {
    for (const E value : kEnumValues<E>)
        if (enumName(value) == name)
            return value;
    return std::nullopt;
}

} // namespace pitwatch::core
