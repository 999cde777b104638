#pragma once

#include "shared/core/money.h"
#include "shared/core/result.h"
#include "shared/rules/finding.h"
#include "shared/rules/vocabulary.h"

#include <toml++/toml.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Reads one table of a TOML file and notes everything wrong with it: a key missing, of the wrong
// type, out of range, or unknown. Reading never stops at the first fault. The document and the
// findings belong to the caller and outlive the reader.

namespace pitwatch::rules {

// The file's content, or the one finding that it is no TOML.
core::Result<toml::table, Finding> parseToml(std::string_view text, std::string_view section);

// Text from outside, safe in one line of a message: without control characters, and in quotes and
// cut short where it is only shown.
std::string oneLine(std::string_view text);
std::string quoted(std::string_view text);

enum class Need { Required, Optional };

class TomlTable {
public:
    // `section` is cited for faults of form.
    TomlTable(const toml::table& table, std::string path, std::string section, Findings& findings);

    std::optional<std::string> text(std::string_view key, Need need = Need::Required);
    std::optional<std::int64_t> integer(std::string_view key, Need need = Need::Required);
    // An integer or a float; never NaN or infinite.
    std::optional<double> number(std::string_view key, Need need = Need::Required);
    std::optional<bool> flag(std::string_view key, Need need = Need::Required);
    // From `least` to ten billion dollars.
    std::optional<core::Cents> cents(std::string_view key, std::int64_t least,
                                     Need need = Need::Required);
    std::optional<TomlTable> table(std::string_view key, Need need = Need::Required);
    const toml::array* array(std::string_view key, Need need = Need::Required);
    // An array of tables.
    std::vector<TomlTable> tables(std::string_view key, Need need = Need::Required);

    // One of the words of E.
    template <typename E>
    std::optional<E> word(std::string_view key, Need need = Need::Required);

    bool has(std::string_view key) const { return m_table->contains(key); }
    std::vector<std::string> keys() const;
    std::string path(std::string_view key) const;
    void report(std::string_view key, std::string problem);
    void report(std::string_view key, std::string problem, std::string section);
    // To be called last: every key not asked for is a finding.
    void refuseUnknownKeys();

private:
    const toml::node* take(std::string_view key, Need need);

    const toml::table* m_table;
    std::string m_path;
    std::string m_section;
    Findings* m_findings;
    std::vector<std::string> m_taken;
};

template <typename E>
std::optional<E> TomlTable::word(std::string_view key, Need need) {
    const auto name = text(key, need);
    if (!name)
        return std::nullopt;
    const auto value = core::enumFromName<E>(*name);
    if (value)
        return value;
    std::string allowed;
    for (const E word : core::kEnumValues<E>)
        allowed += (allowed.empty() ? "" : ", ") + std::string(core::enumName(word));
    report(key, quoted(*name) + " is not one of " + allowed);
    return std::nullopt;
}

} // namespace pitwatch::rules
