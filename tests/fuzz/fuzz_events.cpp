#include "shared/events/all_events.h"
#include "shared/wire/event_codec.h"
#include "tests/fuzz/peak_memory.h"

#include <nlohmann/json.hpp>

// Bodies of events. The first two bytes choose the type: its number if there is such a type, its
// place in the list otherwise.

using namespace pitwatch;

namespace {

template <typename... T>
constexpr std::array<events::EventType, sizeof...(T)> typesOf(events::EventList<T...>) {
    return {T::kType...};
}

events::EventType choose(unsigned number) {
    static constexpr auto kTypes = typesOf(events::AllEvents{});
    const events::EventType wanted{static_cast<std::uint16_t>(number)};
    const bool known = std::ranges::binary_search(kTypes, wanted);
    return known ? wanted : kTypes[number % kTypes.size()];
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2)
        return 0;
    const events::EventType type = choose(data[0] + 256U * data[1]);
    const core::ByteView body(data + 2, size - 2);

    const fuzz::PeakMemory memory;
    const auto event = wire::decodeEvent(type, body);
    memory.expectAtMost(fuzz::memoryLimit(size));
    if (!event)
        return 0;
    PW_ASSERT(event->type() == type);
    // The current form is canonical; an older one says the same once written in the current form.
    const core::Bytes written = wire::encodeEvent(*event);
    if (written.front() == body.front())
        PW_ASSERT(std::ranges::equal(written, body));
    else
        PW_ASSERT(*wire::decodeEvent(type, written) == *event);
    PW_ASSERT(!wire::toJson(*event).dump().empty());
    return 0;
}
