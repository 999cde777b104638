#include "shared/feed/internal/message_fields.h"

#include "shared/text/hex.h"
#include "shared/text/json.h"

namespace pitwatch::feed::internal {

namespace {

constexpr text::JsonLimits kLimits{2048, 8};

std::optional<std::int64_t> formatOf(const text::Value& object) {
    const text::Value* format = object.find("format");
    return format != nullptr ? format->integer() : std::nullopt;
}

} // namespace

core::Result<text::Value> parseObject(core::ByteView bytes) {
    auto object = text::parseJsonObject(bytes, kLimits);
    if (!object)
        return object;
    const auto format = formatOf(*object);
    if (format != kFormat && format != kSignedFormat)
        return core::Error{"not of format " + std::to_string(kFormat) + " or " +
                           std::to_string(kSignedFormat)};
    return object;
}

bool isSigned(const text::Value& object) {
    return formatOf(object) == kSignedFormat;
}

std::uint64_t number(text::Fields& fields, const char* key) {
    return static_cast<std::uint64_t>(fields.integer(key, 0, kMaxNumber).value_or(0));
}

wire::Hash hash(text::Fields& fields, const char* key) {
    wire::Hash value{};
    fields.hex(key, value);
    return value;
}

core::JournalId journalOf(text::Fields& fields, const char* key) {
    core::JournalId value;
    fields.hex(key, value.bytes);
    return value;
}

wire::Moment moment(text::Fields& fields) {
    wire::Moment moment;
    moment.epoch = number(fields, "epoch");
    moment.session = number(fields, "session");
    moment.beat = number(fields, "beat");
    moment.process = number(fields, "process");
    return moment;
}

core::Bytes withSignature(std::string object, const journal::Signature& signature) {
    object.pop_back();
    return bytesOf(object + ",\"signature\":\"" + text::toHex(signature) + "\"}");
}

core::Bytes signedBytes(std::string_view purpose, std::string_view object) {
    core::Bytes bytes(purpose.begin(), purpose.end());
    bytes.insert(bytes.end(), object.begin(), object.end());
    return bytes;
}

core::Bytes bytesOf(const std::string& text) {
    return {text.begin(), text.end()};
}

} // namespace pitwatch::feed::internal
