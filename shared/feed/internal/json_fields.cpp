#include "shared/feed/internal/json_fields.h"

#include <array>

namespace pitwatch::feed::internal {

namespace {

// Above all digits in bits that no digit has.
constexpr std::uint8_t kNoDigit = 0x80;

constexpr auto kValues = [] {
    std::array<std::uint8_t, 256> values{};
    values.fill(kNoDigit);
    for (std::uint8_t value = 0; value < 16; ++value)
        values[static_cast<std::size_t>("0123456789abcdef"[value])] = value;
    return values;
}();

std::uint8_t valueOf(char digit) {
    return kValues[static_cast<unsigned char>(digit)];
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

bool fromHex(std::string_view digits, std::span<std::uint8_t> out) {
    if (digits.size() != out.size() * 2)
        return false;
    std::uint8_t all = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        const std::uint8_t high = valueOf(digits[2 * i]);
        const std::uint8_t low = valueOf(digits[2 * i + 1]);
        all |= high | low;
        out[i] = static_cast<std::uint8_t>(high << 4U | low);
    }
    return all < kNoDigit;
}

core::Bytes toBytes(const nlohmann::ordered_json& json) {
    const std::string text = json.dump();
    return {text.begin(), text.end()};
}

core::Result<nlohmann::json> parseObject(core::ByteView bytes) {
    if (bytes.size() > kMaxJsonBytes)
        return core::Error{"longer than " + std::to_string(kMaxJsonBytes) + " bytes"};
    auto object = nlohmann::json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!object.is_object())
        return core::Error{"not a JSON object"};
    const auto format = object.find("format");
    if (format == object.end() || !format->is_number_unsigned() || *format != kFormat)
        return core::Error{"not format " + std::to_string(kFormat)};
    return object;
}

const nlohmann::json* Fields::find(const char* key) const {
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
}

std::uint64_t Fields::number(const char* key) {
    const nlohmann::json* found = find(key);
    if (found != nullptr && found->is_number_unsigned()) {
        const auto number = found->get<std::uint64_t>();
        if (number <= kMaxNumber)
            return number;
    }
    refuse(std::string(key) + " is not a whole number below 2^53");
    return 0;
}

std::string_view Fields::text(const char* key) {
    const nlohmann::json* found = find(key);
    if (found != nullptr && found->is_string())
        return found->get_ref<const std::string&>();
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
    const nlohmann::json* found = find(key);
    return found != nullptr && found->is_null();
}

void Fields::refuse(const std::string& problem) {
    if (!m_problem)
        m_problem = core::Error{problem};
}

void Fields::readHex(const char* key, std::span<std::uint8_t> out) {
    if (!fromHex(text(key), out))
        refuse(std::string(key) + " is not " + std::to_string(out.size() * 2) +
               " lower-case hexadecimal digits");
}

} // namespace pitwatch::feed::internal
