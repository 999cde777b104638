#include "shared/text/toml.h"

#include "shared/text/problem.h"

#include <toml++/toml.h>

#include <algorithm>
#include <sstream>

namespace pitwatch::text {

namespace {

constexpr std::size_t kMaxDots = 4096;
constexpr std::size_t kMaxDepth = 32;

// Where the string that opens at `at` ends, or the line where it should have.
std::size_t endOfString(std::string_view text, std::size_t at) {
    const char quote = text[at];
    const std::string three(3, quote);
    const bool isLong = text.substr(at, 3) == three;
    for (at += isLong ? 3 : 1; at < text.size(); ++at) {
        if (quote == '"' && text[at] == '\\')
            ++at;
        else if (isLong && text.substr(at, 3) == three) {
            // Up to two quotes of its own may stand before the three that close it.
            at += 3;
            for (int own = 0; own < 2 && at < text.size() && text[at] == quote; ++own)
                ++at;
            return at;
        } else if (!isLong && (text[at] == quote || text[at] == '\n'))
            return at + 1;
    }
    return text.size();
}

// The library goes as deep as a dotted key does and runs out of stack on its way back, so the dots
// are counted before it sees the text. Outside strings and comments they stand in keys and numbers.
bool isTooDeep(std::string_view text) {
    std::size_t dots = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '"' || text[at] == '\'') {
            at = endOfString(text, at);
            continue;
        }
        if (text[at] == '#')
            at = std::min(text.find('\n', at), text.size() - 1);
        dots += text[at] == '.' ? 1U : 0U;
        ++at;
    }
    return dots > kMaxDots;
}

core::Result<toml::table> parse(std::string_view text) {
    if (text.size() > kMaxTomlBytes)
        return core::Error{"longer than " + std::to_string(kMaxTomlBytes) + " bytes"};
    if (isTooDeep(text))
        return core::Error{"nested too deeply"};
    try {
        return toml::parse(text);
    } catch (const toml::parse_error& error) {
        return core::Error{oneLine("line " + std::to_string(error.source().begin.line) +
                                   " is not TOML: " + std::string(error.description()))};
    }
}

// Nothing where it is deeper than any file of ours.
std::optional<Value> valueOf(const toml::node& node, std::size_t depth);

std::optional<Value> tableOf(const toml::table& node, std::size_t depth) {
    Value::Table table;
    for (const auto& [key, child] : node) {
        auto value = valueOf(child, depth);
        if (!value)
            return std::nullopt;
        table.push_back({std::string(key.str()), *std::move(value)});
    }
    std::sort(table.begin(), table.end(),
              [](const auto& a, const auto& b) { return a.key < b.key; });
    return Value(std::move(table));
}

std::optional<Value> listOf(const toml::array& node, std::size_t depth) {
    Value::List list;
    for (const toml::node& child : node) {
        auto value = valueOf(child, depth);
        if (!value)
            return std::nullopt;
        list.push_back(*std::move(value));
    }
    return Value(std::move(list));
}

std::optional<Value> valueOf(const toml::node& node, std::size_t depth) {
    if (depth == 0)
        return std::nullopt;
    if (const auto* table = node.as_table())
        return tableOf(*table, depth - 1);
    if (const auto* list = node.as_array())
        return listOf(*list, depth - 1);
    if (const auto* text = node.as_string())
        return Value(text->get());
    if (const auto* whole = node.as_integer())
        return Value(whole->get());
    if (const auto* number = node.as_floating_point())
        return Value(number->get());
    if (const auto* flag = node.as_boolean())
        return Value(flag->get());
    if (const auto* date = node.as_date())
        return Value(std::chrono::year{date->get().year} / date->get().month / date->get().day);
    return Value(Value::Time{});
}

void collect(std::map<std::string, std::string>& leaves, const std::string& key,
             const toml::node& node) {
    if (const auto* table = node.as_table()) {
        for (const auto& [name, value] : *table)
            collect(leaves, (key.empty() ? "" : key + ".") + std::string(name.str()), value);
    } else if (const auto* array = node.as_array()) {
        for (std::size_t index = 0; index < array->size(); ++index)
            collect(leaves, key + "[" + std::to_string(index + 1) + "]", *array->get(index));
    } else {
        std::ostringstream text;
        node.visit([&](const auto& value) {
            if constexpr (toml::is_value<decltype(value)>)
                text << value;
        });
        leaves[key] = text.str();
    }
}

} // namespace

core::Result<Value> parseToml(std::string_view text) {
    const auto root = parse(text);
    if (!root)
        return root.error();
    auto value = valueOf(*root, kMaxDepth);
    if (!value)
        return core::Error{"nested too deeply"};
    return *std::move(value);
}

std::map<std::string, std::string> tomlLeaves(std::string_view text) {
    std::map<std::string, std::string> leaves;
    if (const auto root = parse(text))
        collect(leaves, {}, *root);
    return leaves;
}

} // namespace pitwatch::text
