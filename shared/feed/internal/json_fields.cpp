#include "shared/feed/internal/json_fields.h"

namespace pitwatch::feed::internal {

namespace {

std::optional<std::uint8_t> nibble(char digit) {
    if (digit >= '0' && digit <= '9')
        return static_cast<std::uint8_t>(digit - '0');
    if (digit >= 'a' && digit <= 'f')
        return static_cast<std::uint8_t>(digit - 'a' + 10);
    return std::nullopt;
}

} // namespace

std::string toHex(std::span<const std::uint8_t> bytes) {
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const auto byte : bytes) {
        text.push_back(kDigits[byte >> 4U]);
        text.push_back(kDigits[byte & 15U]);
    }
    return text;
}

core::Bytes toBytes(const nlohmann::ordered_json& json) {
    const std::string text = json.dump();
    return {text.begin(), text.end()};
}

core::Result<FlatObject> parseObject(core::ByteView bytes) {
    if (bytes.size() > kMaxJsonBytes)
        return core::Error{"longer than " + std::to_string(kMaxJsonBytes) + " bytes"};
    auto object = FlatObject::parse(bytes);
    if (!object)
        return core::Error{"not a JSON object"};
    const FlatObject::Member* format = object->find("format");
    if (format == nullptr || format->kind != FlatObject::Kind::Number || format->number != kFormat)
        return core::Error{"not format " + std::to_string(kFormat)};
    return *std::move(object);
}

std::uint64_t Fields::number(const char* key) {
    const FlatObject::Member* found = m_object.find(key);
    if (found != nullptr && found->kind == FlatObject::Kind::Number && found->number <= kMaxNumber)
        return found->number;
    refuse(std::string(key) + " is not a whole number below 2^53");
    return 0;
}

std::string_view Fields::text(const char* key) {
    const FlatObject::Member* found = m_object.find(key);
    if (found != nullptr && found->kind == FlatObject::Kind::Text)
        return found->text;
    refuse(std::string(key) + " is not a text");
    return {};
}

wire::Hash Fields::hash(const char* key) {
    wire::Hash value{};
    readHex(key, value);
    return value;
}

core::JournalId Fields::journal(const char* key) {
    core::JournalId value;
    readHex(key, value.bytes);
    return value;
}

bool Fields::isNull(const char* key) const {
    const FlatObject::Member* found = m_object.find(key);
    return found != nullptr && found->kind == FlatObject::Kind::Null;
}

void Fields::refuse(const std::string& problem) {
    if (!m_problem)
        m_problem = core::Error{problem};
}

void Fields::readHex(const char* key, std::span<std::uint8_t> out) {
    const std::string_view digits = text(key);
    bool good = digits.size() == out.size() * 2;
    for (std::size_t i = 0; good && i < out.size(); ++i) {
        const auto high = nibble(digits[2 * i]);
        const auto low = nibble(digits[2 * i + 1]);
        good = high && low;
        if (good)
            out[i] = static_cast<std::uint8_t>(*high << 4U | *low);
    }
    if (!good)
        refuse(std::string(key) + " is not " + std::to_string(out.size() * 2) +
               " lower-case hexadecimal digits");
}

} // namespace pitwatch::feed::internal
