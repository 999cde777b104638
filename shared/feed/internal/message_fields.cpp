#include "shared/feed/internal/message_fields.h"

#include "shared/text/json.h"

namespace pitwatch::feed::internal {

namespace {

constexpr text::JsonLimits kLimits{2048, 8};

} // namespace

core::Result<text::Value> parseObject(core::ByteView bytes) {
    auto object = text::parseJsonObject(bytes, kLimits);
    if (!object)
        return object;
    const text::Value* format = object->find("format");
    if (format == nullptr || format->integer() != kFormat)
        return core::Error{"not format " + std::to_string(kFormat)};
    return object;
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

core::Bytes bytesOf(const std::string& text) {
    return {text.begin(), text.end()};
}

} // namespace pitwatch::feed::internal
