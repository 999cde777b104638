#pragma once

#include "shared/core/bytes.h"
#include "shared/core/clock.h"
#include "shared/core/enum_names.h"
#include "shared/core/money.h"
#include "shared/core/text.h"

#include <nlohmann/json.hpp>

#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

// Reads the fields of one JSON object strictly: each of its type, none missing, none too many.

namespace pitwatch::staff {

std::string hexOf(core::ByteView bytes);

// Whoever parses a file turns it into an Error.
class BadFile : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

inline constexpr std::size_t kMaxFileBytes = 4 * 1024 * 1024;

nlohmann::json parseFile(std::string_view text);

class JsonFields {
public:
    // `what` names the object in complaints. Throws where it is none.
    JsonFields(nlohmann::json object, std::string what);

    void format(std::string_view expected);
    std::string text(const char* key);
    std::uint64_t number(const char* key);
    bool flag(const char* key);
    core::Instant instant(const char* key);
    core::Cents amount(const char* key);
    core::Text words(const char* key);
    const nlohmann::json& list(const char* key);
    void readHex(const char* key, std::span<std::uint8_t> into);

    template <typename Array>
    Array hex(const char* key) {
        Array bytes{};
        readHex(key, bytes);
        return bytes;
    }
    template <typename Name>
    Name name(const char* key) {
        auto parsed = Name::parse(text(key));
        if (!parsed)
            wrong(key, parsed.error().text);
        return std::move(*parsed);
    }
    template <core::NamedEnum E>
    E choice(const char* key) {
        const auto value = core::enumFromName<E>(text(key));
        if (!value)
            wrong(key, "is none of the words it may be");
        return *value;
    }

    // Refuses fields nobody asked for.
    void end() const;

private:
    const nlohmann::json& at(const char* key);
    [[noreturn]] void wrong(const char* key, const std::string& problem) const;

    nlohmann::json m_object;
    std::string m_what;
    std::set<std::string> m_asked;
};

} // namespace pitwatch::staff
