#include "shared/events/all_events.h"
#include "shared/wire/event_codec.h"
#include "shared/wire/json_writer.h"

namespace pitwatch::wire {

std::string toHex(core::ByteView bytes) {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    hex.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        hex += kDigits[byte >> 4];
        hex += kDigits[byte & 0x0f];
    }
    return hex;
}

nlohmann::ordered_json toJson(const events::Event& event) {
    JsonWriter writer;
    std::string name(nameOf(event));
    writer << boost::serialization::make_nvp("event", name);
    visit([&writer](const auto& value) { writer << value; }, event);
    return writer.take();
}

} // namespace pitwatch::wire
