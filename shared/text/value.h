#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pitwatch::text {

// A value read from JSON or TOML. Nothing is converted on the way: 1.0 is no integer, "1" no
// number.
class Value {
public:
    struct Member;
    using List = std::vector<Value>;
    // In the order of the keys, each key once.
    using Table = std::vector<Member>;
    using Date = std::chrono::year_month_day;
    // TOML's times of day: nothing of ours is written as one.
    struct Time {};

    Value() = default;
    template <typename T>
    explicit Value(T content) : m_content(std::move(content)) {}

    bool isNull() const { return is<std::monostate>(); }
    // Of any size, also one that integer() does not hold.
    bool isInteger() const { return is<std::int64_t>() || is<std::uint64_t>(); }
    // "a table", "an integer" ...
    std::string_view kindName() const;

    // Each is nothing where the value is of another kind.
    std::optional<bool> flag() const { return copyOf<bool>(); }
    std::optional<std::int64_t> integer() const { return copyOf<std::int64_t>(); }
    // An integer or a fraction; never NaN or infinite.
    std::optional<double> number() const;
    std::optional<Date> date() const { return copyOf<Date>(); }
    const std::string* text() const { return std::get_if<std::string>(&m_content); }
    const List* list() const { return std::get_if<List>(&m_content); }
    const Table* table() const { return std::get_if<Table>(&m_content); }

    bool isText(std::string_view wanted) const { return text() != nullptr && *text() == wanted; }
    // Of a table, the value with that key.
    const Value* find(std::string_view key) const;

private:
    template <typename T>
    bool is() const {
        return std::holds_alternative<T>(m_content);
    }
    template <typename T>
    std::optional<T> copyOf() const {
        const T* content = std::get_if<T>(&m_content);
        return content != nullptr ? std::optional(*content) : std::nullopt;
    }

    // A whole number above what 64 bits with a sign hold is kept as what it is, and fits nowhere.
    std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string, Date, Time,
                 List, Table>
        m_content;
};

struct Value::Member {
    std::string key;
    Value value;
};

const Value* find(const Value::Table& table, std::string_view key);

} // namespace pitwatch::text
