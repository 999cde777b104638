#include "tests/support/journals/random_event.h"

#include "shared/events/all_events.h"
#include "tests/support/journals/random_archive.h"

namespace pitwatch::support {

namespace {

template <typename T>
events::Event randomOf(std::uint64_t seed) {
    RandomArchive archive(seed ^ (std::uint64_t{T::kType.number} << 48));
    T event{};
    archive >> event;
    return event;
}

template <typename... T>
std::vector<events::Event> eachOf(events::EventList<T...>, std::uint64_t seed) {
    std::vector<events::Event> all;
    all.reserve(sizeof...(T));
    (all.push_back(randomOf<T>(seed)), ...);
    return all;
}

} // namespace

std::vector<events::Event> oneOfEach(std::uint64_t seed) {
    return eachOf(events::AllEvents{}, seed);
}

} // namespace pitwatch::support
