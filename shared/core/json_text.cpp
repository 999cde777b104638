#include "shared/core/json_text.h"

#include <algorithm>
#include <cstdio>

namespace pitwatch::core {

namespace {

// The letter of a short escape, or nothing.
char shortEscape(char c) {
    switch (c) {
    case '"':
    case '\\':
        return c;
    case '\b':
        return 'b';
    case '\f':
        return 'f';
    case '\n':
        return 'n';
    case '\r':
        return 'r';
    case '\t':
        return 't';
    default:
        return '\0';
    }
}

bool needsEscape(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

} // namespace

void JsonText::separate() {
    if (!m_first)
        m_text += ',';
    m_first = false;
}

void JsonText::begin(char bracket) {
    separate();
    m_text += bracket;
    m_first = true;
}

void JsonText::end(char bracket) {
    m_text += bracket;
    m_first = false;
}

void JsonText::key(std::string_view name) {
    separate();
    m_text += '"';
    m_text += name;
    m_text += "\":";
    m_first = true; // No comma before its value.
}

void JsonText::put(std::string_view text) {
    separate();
    m_text += text;
}

void JsonText::value(bool truth) {
    put(truth ? "true" : "false");
}

void JsonText::value(std::string_view text) {
    separate();
    quote(text);
}

void JsonText::quote(std::string_view text) {
    m_text += '"';
    while (!text.empty()) {
        const auto plain = std::find_if(text.begin(), text.end(), needsEscape);
        m_text.append(text.begin(), plain);
        text.remove_prefix(static_cast<std::size_t>(plain - text.begin()));
        if (!text.empty()) {
            escape(text.front());
            text.remove_prefix(1);
        }
    }
    m_text += '"';
}

void JsonText::escape(char c) {
    m_text += '\\';
    if (const char letter = shortEscape(c); letter != '\0') {
        m_text += letter;
        return;
    }
    char code[8];
    std::snprintf(code, sizeof code, "u%04x", static_cast<unsigned>(c));
    m_text += code;
}

} // namespace pitwatch::core
