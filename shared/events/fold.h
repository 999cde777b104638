#pragma once

#include "shared/events/all_events.h"

// A fold makes a state out of the events of a record, one after the other. It is an object that is
// called with each event it handles, as what it is, and it lists in `Ignored`, by ascending number,
// those that tell it nothing:
//
//   struct Counting {
//       using Ignored = events::EventList<events::PartyStarted, ...>;
//       int& rounds;
//       void operator()(const events::RoundOpened&) const { ++rounds; }
//   };
//   events::dispatch(Counting{rounds}, event);
//
// A new type of event does not compile until every fold has said what it does with it. Call
// dispatch() in one source file of a fold: it looks at every type there is.

namespace pitwatch::events {

namespace internal {

template <typename... T>
constexpr bool contains(EventList<T...>, EventType type) {
    return ((T::kType == type) || ...);
}

} // namespace internal

template <typename Fold, typename T>
inline constexpr bool kHandles = std::is_invocable_v<Fold&, const T&>;

template <typename Fold, typename T>
inline constexpr bool kIgnores = internal::contains(typename Fold::Ignored{}, T::kType);

// The fold says what it does with events of the type, and only one thing.
template <typename Fold, typename T>
inline constexpr bool kDeclares = kHandles<Fold, T> != kIgnores<Fold, T>;

namespace internal {

template <typename Fold>
struct Declared {
    static_assert(numbersAscend(typename Fold::Ignored{}), "list the types by number, each once");

    template <typename T>
    void operator()(const T& event) const {
        static_assert(kHandles<Fold, T> || kIgnores<Fold, T>,
                      "say what this fold does with the event: handle it, or list it as ignored");
        static_assert(!(kHandles<Fold, T> && kIgnores<Fold, T>),
                      "this fold handles an event that it lists as ignored");
        if constexpr (kHandles<Fold, T>)
            fold(event);
    }

    Fold& fold;
};

} // namespace internal

template <typename Fold>
void dispatch(Fold&& fold, const Event& event) {
    visit(internal::Declared<std::remove_reference_t<Fold>>{fold}, event);
}

} // namespace pitwatch::events
