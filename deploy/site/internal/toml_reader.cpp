#include "deploy/site/internal/toml_reader.h"

#include <algorithm>

namespace pitwatch::site::internal {

namespace {

constexpr auto kSection = "inventory";
constexpr std::size_t kMaxText = 200;

bool isPlain(const std::string& text) {
    return !text.empty() && text.size() <= kMaxText && std::ranges::all_of(text, [](char c) {
        return static_cast<unsigned char>(c) >= 0x20 && static_cast<unsigned char>(c) != 0x7f;
    });
}

std::string fieldOf(const std::string& at, std::string_view key) {
    return at + std::string(key);
}

} // namespace

std::optional<toml::table> TomlReader::parse(std::string_view text) {
    try {
        return toml::parse(text);
    } catch (const toml::parse_error& error) {
        wrong("line " + std::to_string(error.source().begin.line), "not TOML");
        return std::nullopt;
    }
}

void TomlReader::wrong(std::string field, std::string problem) {
    m_findings.push_back({std::move(field), std::move(problem), kSection});
}

void TomlReader::onlyKeys(const toml::table& table, const std::string& at,
                          std::initializer_list<std::string_view> keys) {
    for (const auto& [key, value] : table)
        if (std::ranges::find(keys, key.str()) == keys.end())
            wrong(fieldOf(at, key.str()), "is not a key of the inventory");
}

bool TomlReader::keepText(const toml::node& node, const std::string& field, std::string& into) {
    const auto* value = node.as_string();
    if (value == nullptr || !isPlain(value->get())) {
        wrong(field, "is not a text of one line");
        return false;
    }
    into = value->get();
    return true;
}

void TomlReader::text(const toml::table& table, const std::string& at, std::string_view key,
                      std::string& into, bool required) {
    if (const toml::node* node = table.get(key))
        keepText(*node, fieldOf(at, key), into);
    else if (required)
        wrong(fieldOf(at, key), "is missing");
}

void TomlReader::number(const toml::table& table, const std::string& at, std::string_view key,
                        std::int64_t& into, std::int64_t least, std::int64_t most) {
    const toml::node* node = table.get(key);
    if (node == nullptr)
        return;
    const auto* value = node->as_integer();
    if (value == nullptr || value->get() < least || value->get() > most)
        return wrong(fieldOf(at, key), "is not a whole number from " + std::to_string(least) +
                                           " to " + std::to_string(most));
    into = value->get();
}

void TomlReader::texts(const toml::table& table, const std::string& at, std::string_view key,
                       std::vector<std::string>& into) {
    const toml::node* node = table.get(key);
    if (node == nullptr)
        return;
    const auto* list = node->as_array();
    if (list == nullptr)
        return wrong(fieldOf(at, key), "is not a list");
    for (const toml::node& item : *list)
        if (std::string text; keepText(item, fieldOf(at, key), text))
            into.push_back(std::move(text));
}

void TomlReader::name(const toml::table& table, const std::string& at, std::string_view key,
                      Name& into) {
    std::string raw;
    const std::size_t before = m_findings.size();
    text(table, at, key, raw, kRequired);
    if (m_findings.size() > before)
        return;
    if (const auto parsed = Name::parse(raw))
        into = *parsed;
    else
        wrong(fieldOf(at, key), parsed.error().text);
}

void TomlReader::names(const toml::table& table, const std::string& at, std::string_view key,
                       std::vector<Name>& into) {
    std::vector<std::string> raw;
    texts(table, at, key, raw);
    for (const std::string& text : raw)
        if (const auto parsed = Name::parse(text))
            into.push_back(*parsed);
        else
            wrong(fieldOf(at, key), "\"" + text + "\": " + parsed.error().text);
}

const toml::table* TomlReader::table(const toml::table& root, std::string_view key, bool required) {
    const toml::node* node = root.get(key);
    if (node == nullptr) {
        if (required)
            wrong(std::string(key), "is missing");
        return nullptr;
    }
    if (node->as_table() == nullptr)
        wrong(std::string(key), "is not a table");
    return node->as_table();
}

void TomlReader::eachTable(
    const toml::table& root, std::string_view key,
    const std::function<void(const toml::table&, const std::string& at)>& read) {
    const toml::node* node = root.get(key);
    if (node == nullptr)
        return;
    const auto* list = node->as_array();
    if (list == nullptr)
        return wrong(std::string(key), "is not a list of tables");
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string at = std::string(key) + "[" + std::to_string(i) + "]";
        if (const auto* table = (*list)[i].as_table())
            read(*table, at + ".");
        else
            wrong(at, "is not a table");
    }
}

} // namespace pitwatch::site::internal
