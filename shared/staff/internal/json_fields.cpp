#include "shared/staff/internal/json_fields.h"

#include <cstdio>
#include <optional>

namespace pitwatch::staff {

namespace {

std::optional<unsigned> digit(char c) {
    if (c >= '0' && c <= '9')
        return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f')
        return static_cast<unsigned>(c - 'a' + 10);
    return std::nullopt;
}

// Exactly what core::toIso() writes: reading is trying, so that there is one form of every instant.
std::optional<core::Instant> fromIso(const std::string& text) {
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    unsigned hour = 0;
    unsigned minute = 0;
    unsigned second = 0;
    unsigned millis = 0;
    if (text.size() != 24 || std::sscanf(text.c_str(), "%4d-%2u-%2uT%2u:%2u:%2u.%3uZ", &year,
                                         &month, &day, &hour, &minute, &second, &millis) != 7)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year{year}, std::chrono::month{month},
                                           std::chrono::day{day}};
    if (!date.ok() || year < 1970 || hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    const core::Instant at = std::chrono::sys_days{date} + std::chrono::hours{hour} +
                             std::chrono::minutes{minute} + std::chrono::seconds{second} +
                             core::Millis{millis};
    return core::toIso(at) == text ? std::optional(at) : std::nullopt;
}

} // namespace

nlohmann::json parseFile(std::string_view text) {
    if (text.size() > kMaxFileBytes)
        throw BadFile("the file is too large");
    auto json = nlohmann::json::parse(text, nullptr, false);
    if (json.is_discarded())
        throw BadFile("the file is not JSON");
    return json;
}

JsonFields::JsonFields(nlohmann::json object, std::string what)
    : m_object(std::move(object)), m_what(std::move(what)) {
    if (!m_object.is_object())
        throw BadFile(m_what + " is not a JSON object");
}

void JsonFields::wrong(const char* key, const std::string& problem) const {
    throw BadFile(m_what + ": " + key + " " + problem);
}

const nlohmann::json& JsonFields::at(const char* key) {
    m_asked.insert(key);
    const auto found = m_object.find(key);
    if (found == m_object.end())
        wrong(key, "is missing");
    return *found;
}

void JsonFields::format(std::string_view expected) {
    if (text("format") != expected)
        wrong("format", "is not \"" + std::string(expected) + "\"");
}

std::string JsonFields::text(const char* key) {
    const auto& value = at(key);
    if (!value.is_string())
        wrong(key, "is not text");
    return value.get<std::string>();
}

std::uint64_t JsonFields::number(const char* key) {
    const auto& value = at(key);
    if (!value.is_number_unsigned())
        wrong(key, "is not a whole number");
    return value.get<std::uint64_t>();
}

bool JsonFields::flag(const char* key) {
    const auto& value = at(key);
    if (!value.is_boolean())
        wrong(key, "is neither true nor false");
    return value.get<bool>();
}

core::Instant JsonFields::instant(const char* key) {
    const auto instant = fromIso(text(key));
    if (!instant)
        wrong(key, "is not a time such as 2026-11-16T09:30:00.000Z");
    return *instant;
}

core::Cents JsonFields::amount(const char* key) {
    const std::uint64_t value = number(key);
    if (value > static_cast<std::uint64_t>(core::kMaxAmount.value()))
        wrong(key, "is too large an amount");
    return core::Cents{static_cast<std::int64_t>(value)};
}

core::Text JsonFields::words(const char* key) {
    auto parsed = core::Text::parse(text(key));
    if (!parsed)
        wrong(key, parsed.error().text);
    return std::move(*parsed);
}

const nlohmann::json& JsonFields::list(const char* key) {
    const auto& value = at(key);
    if (!value.is_array())
        wrong(key, "is not a list");
    return value;
}

void JsonFields::readHex(const char* key, std::span<std::uint8_t> into) {
    const std::string value = text(key);
    if (value.size() != 2 * into.size())
        wrong(key, "has not " + std::to_string(2 * into.size()) + " hexadecimal digits");
    for (std::size_t index = 0; index < into.size(); ++index) {
        const auto high = digit(value[2 * index]);
        const auto low = digit(value[2 * index + 1]);
        if (!high || !low)
            wrong(key, "has a character that is no lower-case hexadecimal digit");
        into[index] = static_cast<std::uint8_t>(*high << 4U | *low);
    }
}

void JsonFields::end() const {
    for (const auto& [key, value] : m_object.items())
        if (!m_asked.contains(key))
            throw BadFile(m_what + ": " + key + " does not belong there");
}

} // namespace pitwatch::staff
