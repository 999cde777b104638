#pragma once

// The part of all_events.h that nobody needs to read: finding an event's type by its number.

namespace pitwatch::events::internal {

template <typename Visitor>
struct Call {
    EventType type;
    void (*call)(Visitor&, const Event&);
};

// Not a lambda below: its name would carry the whole list, once for every type in it.
template <typename Visitor, typename T>
void callAs(Visitor& visitor, const Event& event) {
    visitor(*event.as<T>());
}

template <typename Visitor, typename... T>
constexpr std::array<Call<Visitor>, sizeof...(T)> callsOf(EventList<T...>) {
    return {Call<Visitor>{T::kType, &callAs<Visitor, T>}...};
}

template <typename... T>
constexpr bool numbersAscend(EventList<T...>) {
    const std::array<EventType, sizeof...(T)> types{T::kType...};
    return std::ranges::adjacent_find(types, std::greater_equal<>()) == types.end();
}
static_assert(numbersAscend(AllEvents{}), "event types are listed in ascending order, each once");

} // namespace pitwatch::events::internal

namespace pitwatch::events {

template <typename Visitor>
void visit(Visitor&& visitor, const Event& event) {
    using Plain = std::remove_reference_t<Visitor>;
    static constexpr auto kCalls = internal::callsOf<Plain>(AllEvents{});
    const auto found =
        std::ranges::lower_bound(kCalls, event.type(), {}, &internal::Call<Plain>::type);
    PW_ASSERT(found != kCalls.end() && found->type == event.type());
    found->call(visitor, event);
}

} // namespace pitwatch::events
