#include "shared/text/value.h"

#include <algorithm>
#include <cmath>

namespace pitwatch::text {

namespace {

template <typename... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <typename... F>
Overloaded(F...) -> Overloaded<F...>; // The fuzzers' compiler does not deduce it.

} // namespace

std::string_view Value::kindName() const {
    return std::visit(
        Overloaded{[](std::monostate) { return "null"; }, [](bool) { return "a boolean"; },
                   [](std::int64_t) { return "an integer"; },
                   [](std::uint64_t) { return "an integer"; }, [](double) { return "a float"; },
                   [](const std::string&) { return "a string"; }, [](Date) { return "a date"; },
                   [](Time) { return "a time"; }, [](const List&) { return "an array"; },
                   [](const Table&) { return "a table"; }},
        m_content);
}

std::optional<double> Value::number() const {
    if (const auto whole = integer())
        return static_cast<double>(*whole);
    const auto value = copyOf<double>();
    return value && std::isfinite(*value) ? value : std::nullopt;
}

const Value* Value::find(std::string_view key) const {
    return table() != nullptr ? text::find(*table(), key) : nullptr;
}

const Value* find(const Value::Table& table, std::string_view key) {
    const auto at = std::lower_bound(
        table.begin(), table.end(), key,
        [](const Value::Member& member, std::string_view wanted) { return member.key < wanted; });
    return at != table.end() && at->key == key ? &at->value : nullptr;
}

} // namespace pitwatch::text
