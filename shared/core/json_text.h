#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace pitwatch::core {

// Writes JSON from left to right into one text, without a tree in between: what is said every
// second should cost little. What it writes is what the JSON library would, byte for byte; texts
// are UTF-8. The caller begins and ends what belongs together.
class JsonText {
public:
    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }

    // Of the value, object or array that follows. Names are our own: nothing in them needs an
    // escape.
    void key(std::string_view name);

    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(bool truth);
    void value(std::integral auto number) { put(std::to_string(number)); }
    void null() { put("null"); }

    void field(std::string_view name, const auto& content) {
        key(name);
        value(content);
    }
    void nullField(std::string_view name) {
        key(name);
        null();
    }

    // Room for so many bytes.
    void reserve(std::size_t bytes) { m_text.reserve(bytes); }
    std::string take() && { return std::move(m_text); }

private:
    void begin(char bracket);
    void end(char bracket);
    void put(std::string_view text);
    void separate();
    void quote(std::string_view text);
    void escape(char c);

    std::string m_text;
    bool m_first = true; // Nothing came yet in the object or array.
};

} // namespace pitwatch::core
