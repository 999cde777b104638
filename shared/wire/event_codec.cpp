#include "shared/wire/event_codec.h"

#include "shared/events/all_events.h"
#include "shared/wire/archive_reader.h"
#include "shared/wire/archive_writer.h"

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
    return Event(std::move(event));
}

template <typename... T>
constexpr std::array<Decoder, sizeof...(T)> decodersOf(events::EventList<T...>) {
    return {Decoder{T::kType, &readAs<T>}...};
}

template <typename... T>
constexpr bool namesDiffer(events::EventList<T...>) {
    std::array<std::string_view, sizeof...(T)> names{T::kName...};
    std::ranges::sort(names);
    return std::ranges::adjacent_find(names) == names.end();
}

// In the order of the numbers, as the list is.
constexpr auto kDecoders = decodersOf(events::AllEvents{});
static_assert(namesDiffer(events::AllEvents{}), "two event types have the same name");

} // namespace

core::Bytes encodeEvent(const Event& event) {
    ArchiveWriter writer;
    visit([&writer](const auto& value) { writer << value; }, event);
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
