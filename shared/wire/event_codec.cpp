#include "shared/wire/event_codec.h"

#include "shared/wire/archive.h"

#include <algorithm>
#include <array>

namespace pitwatch::wire {

namespace {

using events::Event;
using events::EventType;

struct Decoder {
    EventType type;
    Event (*read)(ArchiveReader&);
};

template <typename T>
Event readAs(ArchiveReader& reader) {
    T event{};
    reader >> event;
    return event;
}

template <typename Variant>
struct DecodersOf;

template <typename... T>
struct DecodersOf<std::variant<T...>> {
    static constexpr auto sorted() {
        std::array<Decoder, sizeof...(T)> decoders{Decoder{T::kType, &readAs<T>}...};
        std::ranges::sort(decoders, {}, &Decoder::type);
        return decoders;
    }
    static constexpr bool namesDiffer() {
        std::array<std::string_view, sizeof...(T)> names{T::kName...};
        std::ranges::sort(names);
        return std::ranges::adjacent_find(names) == names.end();
    }
};

constexpr auto kDecoders = DecodersOf<Event>::sorted();
static_assert(std::ranges::adjacent_find(kDecoders, {}, &Decoder::type) == kDecoders.end(),
              "two event types have the same number");
static_assert(DecodersOf<Event>::namesDiffer(), "two event types have the same name");

} // namespace

EventType typeOf(const Event& event) {
    return std::visit([]<typename T>(const T&) { return T::kType; }, event);
}

std::string_view nameOf(const Event& event) {
    return std::visit([]<typename T>(const T&) { return T::kName; }, event);
}

core::Bytes encodeEvent(const Event& event) {
    ArchiveWriter writer;
    std::visit([&writer](const auto& value) { writer << value; }, event);
    PW_ASSERT(writer.bytes().size() <= kMaxBodyBytes);
    return writer.take();
}

core::Result<Event> decodeEvent(EventType type, core::ByteView body) {
    const auto decoder = std::ranges::lower_bound(kDecoders, type, {}, &Decoder::type);
    if (decoder == kDecoders.end() || decoder->type != type)
        return core::Error{"event type " + std::to_string(type.number) + " is not known"};
    if (body.size() > kMaxBodyBytes)
        return core::Error{"an event of " + std::to_string(body.size()) + " bytes is too large"};
    try {
        ArchiveReader reader(body);
        Event event = decoder->read(reader);
        reader.finish();
        return event;
    } catch (const Malformed& problem) {
        return core::Error{"event type " + std::to_string(type.number) + ": " + problem.what()};
    }
}

} // namespace pitwatch::wire
