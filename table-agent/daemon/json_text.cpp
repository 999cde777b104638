#include "table-agent/daemon/json_text.h"

#include <cstdio>

namespace pitwatch::daemon {

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
    quote(name);
    m_text += ':';
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
    for (const char c : text) {
        if (const char letter = shortEscape(c); letter != '\0') {
            m_text += '\\';
            m_text += letter;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            char escaped[8];
            std::snprintf(escaped, sizeof escaped, "\\u%04x", static_cast<unsigned>(c));
            m_text += escaped;
        } else {
            m_text += c;
        }
    }
    m_text += '"';
}

} // namespace pitwatch::daemon
