#pragma once

#include "shared/core/result.h"

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>

// Words of people and devices that are kept in the record: a reason, a fault's description.

namespace pitwatch::core {

// The length in bytes of the character that begins at `at`, or 0 if there is no well-formed one.
std::size_t characterLength(std::string_view text, std::size_t at);

// Well-formed UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF.
bool isUtf8(std::string_view text);

// At most kMaxBytes of UTF-8 without control characters, so it is safe in a journal, a log line
// and on a screen. May be empty.
class Text {
public:
    static constexpr std::size_t kMaxBytes = 400;

    Text() = default;

    static Result<Text> parse(std::string_view text);

    // For words that must be kept whatever they are: what does not belong is replaced by '?', what
    // is too long is cut after a whole character.
    static Text fitted(std::string_view text);

    const std::string& value() const { return m_value; }
    bool empty() const { return m_value.empty(); }
    friend auto operator<=>(const Text&, const Text&) = default;

private:
    explicit Text(std::string value) : m_value(std::move(value)) {}

    std::string m_value;
};

} // namespace pitwatch::core
