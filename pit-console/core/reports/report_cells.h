#pragma once

#include "pit-console/core/reports/report.h"
#include "shared/core/ids.h"

#include <optional>
#include <string>
#include <string_view>

namespace pitwatch::console {

// "stub_count_missed" for people.
inline std::string words(std::string_view name) {
    std::string text(name);
    for (char& c : text)
        if (c == '_')
            c = ' ';
    return text;
}

template <typename T>
Cell textOr(const std::optional<T>& name) {
    return name ? Cell(name->text()) : Cell();
}

template <typename T>
Cell valueOr(const std::optional<T>& value) {
    return value ? Cell(*value) : Cell();
}

// Not inline: GCC 12 takes the empty cell for an uninitialized string otherwise.
Cell numberCell(const std::optional<std::uint64_t>& number);

template <typename Tag>
Cell numberCell(const std::optional<core::Number<Tag>>& number) {
    return numberCell(number ? std::optional(number->value) : std::nullopt);
}

} // namespace pitwatch::console
