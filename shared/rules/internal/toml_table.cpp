#include "shared/rules/internal/toml_table.h"

#include <algorithm>
#include <cmath>

namespace pitwatch::rules {

namespace {

constexpr std::size_t kMaxQuoted = 60;

std::string_view typeName(const toml::node& node) {
    switch (node.type()) {
    case toml::node_type::none:
        return "nothing";
    case toml::node_type::table:
        return "a table";
    case toml::node_type::array:
        return "an array";
    case toml::node_type::string:
        return "a string";
    case toml::node_type::integer:
        return "an integer";
    case toml::node_type::floating_point:
        return "a float";
    case toml::node_type::boolean:
        return "a boolean";
    case toml::node_type::date:
    case toml::node_type::time:
    case toml::node_type::date_time:
        return "a date or time";
    }
    return "unknown";
}

std::string mustBe(std::string_view wanted, const toml::node& node) {
    return "must be " + std::string(wanted) + ", not " + std::string(typeName(node));
}

} // namespace

std::string oneLine(std::string_view text) {
    std::string line(text);
    for (char& c : line)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            c = '?';
    return line;
}

std::string quoted(std::string_view text) {
    std::size_t length = std::min(text.size(), kMaxQuoted);
    // A cut inside a UTF-8 character would leave rubbish behind.
    while (length < text.size() && length > 0 &&
           (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
        --length;
    return '"' + oneLine(text.substr(0, length)) + (length < text.size() ? "…\"" : "\"");
}

core::Result<toml::table, Finding> parseToml(std::string_view text, std::string_view section) {
    constexpr std::size_t kMaxBytes = 1 << 20;
    const auto refuse = [&](std::string problem) {
        return Finding{"(file)", oneLine(problem), std::string(section)};
    };
    if (text.size() > kMaxBytes)
        return refuse("larger than one mebibyte");
    try {
        return toml::parse(text);
    } catch (const toml::parse_error& error) {
        const auto line = error.source().begin.line;
        return refuse("line " + std::to_string(line) +
                      " is not TOML: " + std::string(error.description()));
    }
}

TomlTable::TomlTable(const toml::table& table, std::string path, std::string section,
                     Findings& findings)
    : m_table(&table)
    , m_path(std::move(path))
    , m_section(std::move(section))
    , m_findings(&findings) {}

std::string TomlTable::path(std::string_view key) const {
    const std::string name = oneLine(key);
    if (key.empty())
        return m_path;
    return m_path.empty() ? name : m_path + '.' + name;
}

void TomlTable::report(std::string_view key, std::string problem) {
    report(key, std::move(problem), m_section);
}

void TomlTable::report(std::string_view key, std::string problem, std::string section) {
    m_findings->push_back({path(key), oneLine(problem), std::move(section)});
}

const toml::node* TomlTable::take(std::string_view key, Need need) {
    m_taken.emplace_back(key);
    const toml::node* node = m_table->get(key);
    if (node == nullptr && need == Need::Required)
        report(key, "is missing");
    return node;
}

std::optional<std::string> TomlTable::text(std::string_view key, Need need) {
    const toml::node* node = take(key, need);
    if (node == nullptr)
        return std::nullopt;
    if (const auto* value = node->as_string())
        return value->get();
    report(key, mustBe("a string", *node));
    return std::nullopt;
}

std::optional<std::int64_t> TomlTable::integer(std::string_view key, Need need) {
    const toml::node* node = take(key, need);
    if (node == nullptr)
        return std::nullopt;
    if (const auto* value = node->as_integer())
        return value->get();
    report(key, mustBe("an integer", *node));
    return std::nullopt;
}

std::optional<double> TomlTable::number(std::string_view key, Need need) {
    const toml::node* node = take(key, need);
    if (node == nullptr)
        return std::nullopt;
    if (const auto* whole = node->as_integer())
        return static_cast<double>(whole->get());
    const auto* value = node->as_floating_point();
    if (value != nullptr && std::isfinite(value->get()))
        return value->get();
    report(key, value != nullptr ? "must be a finite number" : mustBe("a number", *node));
    return std::nullopt;
}

std::optional<bool> TomlTable::flag(std::string_view key, Need need) {
    const toml::node* node = take(key, need);
    if (node == nullptr)
        return std::nullopt;
    if (const auto* value = node->as_boolean())
        return value->get();
    report(key, mustBe("true or false", *node));
    return std::nullopt;
}

std::optional<core::Cents> TomlTable::cents(std::string_view key, std::int64_t least, Need need) {
    const auto value = integer(key, need);
    if (!value)
        return std::nullopt;
    if (*value >= least && *value <= core::kMaxAmount.value())
        return core::Cents{*value};
    report(key, std::to_string(*value) + " is not from " + std::to_string(least) + " to " +
                    std::to_string(core::kMaxAmount.value()) + " cents");
    return std::nullopt;
}

std::optional<TomlTable> TomlTable::table(std::string_view key, Need need) {
    const toml::node* node = take(key, need);
    if (node == nullptr)
        return std::nullopt;
    if (const auto* value = node->as_table())
        return TomlTable(*value, path(key), m_section, *m_findings);
    report(key, mustBe("a table", *node));
    return std::nullopt;
}

const toml::array* TomlTable::array(std::string_view key, Need need) {
    const toml::node* node = take(key, need);
    if (node == nullptr)
        return nullptr;
    if (const auto* value = node->as_array())
        return value;
    report(key, mustBe("an array", *node));
    return nullptr;
}

std::vector<TomlTable> TomlTable::tables(std::string_view key, Need need) {
    std::vector<TomlTable> result;
    const toml::array* items = array(key, need);
    if (items == nullptr)
        return result;
    for (std::size_t at = 0; at < items->size(); ++at) {
        const toml::node& node = *items->get(at);
        const std::string name = std::string(key) + '[' + std::to_string(at) + ']';
        if (const auto* value = node.as_table())
            result.emplace_back(*value, path(name), m_section, *m_findings);
        else
            report(name, mustBe("a table", node));
    }
    return result;
}

std::vector<std::string> TomlTable::keys() const {
    std::vector<std::string> names;
    for (const auto& [key, node] : *m_table)
        names.emplace_back(key.str());
    return names;
}

void TomlTable::refuseUnknownKeys() {
    for (const std::string& key : keys())
        if (std::find(m_taken.begin(), m_taken.end(), key) == m_taken.end())
            // TOML allows a key without a character, and a finding must still name it.
            report(key.empty() ? "\"\"" : key, "is no key of this table");
}

} // namespace pitwatch::rules
