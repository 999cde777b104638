#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace pitwatch::text {

// The number that the whole text is, in decimal digits; nothing where something stands before or
// behind them, or where it does not fit.
template <std::integral T>
std::optional<T> wholeNumber(std::string_view text) {
    T value{};
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    return error == std::errc{} && end == last ? std::optional(value) : std::nullopt;
}

} // namespace pitwatch::text
