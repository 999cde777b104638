#pragma once

#include "deploy/site/inventory.h"

#include <toml++/toml.h>

#include <functional>
#include <initializer_list>
#include <optional>

namespace pitwatch::site::internal {

// Reads values out of TOML and collects what is wrong with them, each with the path of its key.
class TomlReader {
public:
    static constexpr bool kRequired = true;

    std::optional<toml::table> parse(std::string_view text);
    void wrong(std::string field, std::string problem);
    rules::Findings take() { return std::move(m_findings); }

    void onlyKeys(const toml::table& table, const std::string& at,
                  std::initializer_list<std::string_view> keys);
    // Printable text without line breaks, since it ends up in generated files.
    void text(const toml::table& table, const std::string& at, std::string_view key,
              std::string& into, bool required = false);
    void number(const toml::table& table, const std::string& at, std::string_view key,
                std::int64_t& into, std::int64_t least, std::int64_t most);
    void texts(const toml::table& table, const std::string& at, std::string_view key,
               std::vector<std::string>& into);
    void name(const toml::table& table, const std::string& at, std::string_view key, Name& into);
    void names(const toml::table& table, const std::string& at, std::string_view key,
               std::vector<Name>& into);
    const toml::table* table(const toml::table& root, std::string_view key, bool required = false);
    void eachTable(const toml::table& root, std::string_view key,
                   const std::function<void(const toml::table&, const std::string& at)>& read);

private:
    bool keepText(const toml::node& node, const std::string& field, std::string& into);

    rules::Findings m_findings;
};

} // namespace pitwatch::site::internal
