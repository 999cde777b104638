#pragma once

#include "shared/events/event_type.h"

#include <concepts>
#include <memory>
#include <string_view>
#include <utility>

namespace pitwatch::events {

// What every type of event states about itself, besides serialize() and equality.
template <typename T>
concept EventValue = requires {
    { T::kType } -> std::convertible_to<EventType>;
    { T::kName } -> std::convertible_to<std::string_view>;
    { T::kVersion } -> std::convertible_to<unsigned>;
};

// Something that happened, of any type. It never changes, so copies share it and any thread may
// read it. One moved from may only be assigned to or destroyed. visit() is in all_events.h.
class Event {
public:
    template <EventValue T>
    Event(T value) : m_fact(std::make_shared<const Of<T>>(std::move(value))) {}

    EventType type() const { return m_fact->type; }
    std::string_view name() const { return m_fact->name; }

    // The event as a T, or null if it is something else.
    template <EventValue T>
    const T* as() const {
        return type() == T::kType ? &static_cast<const Of<T>&>(*m_fact).value : nullptr;
    }

    friend bool operator==(const Event& a, const Event& b) {
        return a.m_fact == b.m_fact || (a.type() == b.type() && a.m_fact->equals(*b.m_fact));
    }

private:
    struct Fact {
        Fact(EventType itsType, std::string_view itsName) : type(itsType), name(itsName) {}
        virtual ~Fact() = default;
        // `other` is of the same type.
        virtual bool equals(const Fact& other) const = 0;

        const EventType type;
        const std::string_view name;
    };

    template <typename T>
    struct Of final : Fact {
        explicit Of(T itsValue) : Fact(T::kType, T::kName), value(std::move(itsValue)) {}
        bool equals(const Fact& other) const override {
            return value == static_cast<const Of&>(other).value;
        }

        const T value;
    };

    std::shared_ptr<const Fact> m_fact;
};

} // namespace pitwatch::events
