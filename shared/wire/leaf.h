#pragma once

#include "shared/cards/card.h"
#include "shared/core/clock.h"
#include "shared/core/enum_names.h"
#include "shared/core/ids.h"
#include "shared/core/money.h"
#include "shared/core/text.h"

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

// The values that stand alone on the wire. Leaf<T> says once, for every archive, what a T is made
// of: a whole number within bounds, or text. make() is only given numbers within [kMin, kMax];
// shown() is the form for people, used in JSON. sound() says whether a text that our own code made
// may be written: what the type itself guarantees is not checked again.

namespace pitwatch::wire {

template <typename T>
struct Leaf;

template <typename T>
concept UnsignedLeaf = std::same_as<typename Leaf<T>::Raw, std::uint64_t>;
template <typename T>
concept SignedLeaf = std::same_as<typename Leaf<T>::Raw, std::int64_t>;
template <typename T>
concept NumberLeaf = UnsignedLeaf<T> || SignedLeaf<T>;
template <typename T>
concept TextLeaf = std::same_as<typename Leaf<T>::Raw, std::string_view>;
template <typename T>
concept AnyLeaf = NumberLeaf<T> || TextLeaf<T>;

// char is signed on one processor and unsigned on another, so it has no wire form.
template <typename T>
concept PlainInteger = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char> &&
                       !std::same_as<T, wchar_t>;

template <PlainInteger T>
struct Leaf<T> {
    using Raw = std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>;
    static constexpr Raw kMin = std::numeric_limits<T>::min();
    static constexpr Raw kMax = std::numeric_limits<T>::max();
    static constexpr Raw raw(T value) { return value; }
    static constexpr T make(Raw raw) { return static_cast<T>(raw); }
    static Raw shown(T value) { return value; }
};

template <>
struct Leaf<bool> {
    using Raw = std::uint64_t;
    static constexpr Raw kMin = 0;
    static constexpr Raw kMax = 1;
    static constexpr Raw raw(bool value) { return value ? 1 : 0; }
    static constexpr bool make(Raw raw) { return raw == 1; }
    static bool shown(bool value) { return value; }
};

template <core::NamedEnum T>
struct Leaf<T> {
    using Raw = std::uint64_t;
    static constexpr Raw kMin = 0;
    static constexpr Raw kMax = core::kEnumCount<T> - 1;
    static constexpr Raw raw(T value) { return static_cast<Raw>(value); }
    static constexpr T make(Raw raw) { return static_cast<T>(raw); }
    static std::string shown(T value) { return std::string(core::enumName(value)); }
};

template <>
struct Leaf<core::Cents> {
    using Raw = std::int64_t;
    static constexpr Raw kMin = -core::kMaxAmount.value();
    static constexpr Raw kMax = core::kMaxAmount.value();
    static constexpr Raw raw(core::Cents value) { return value.value(); }
    static constexpr core::Cents make(Raw raw) { return core::Cents{raw}; }
    static Raw shown(core::Cents value) { return value.value(); }
};

template <>
struct Leaf<core::MicroCents> {
    using Raw = std::int64_t;
    static constexpr Raw kMin = -core::kMaxAmount.value() * core::kMicroCentsPerCent;
    static constexpr Raw kMax = core::kMaxAmount.value() * core::kMicroCentsPerCent;
    static constexpr Raw raw(core::MicroCents value) { return value.value(); }
    static constexpr core::MicroCents make(Raw raw) { return core::MicroCents{raw}; }
    static Raw shown(core::MicroCents value) { return value.value(); }
};

// From 1970 to the end of the year 9999.
template <>
struct Leaf<core::Instant> {
    using Raw = std::uint64_t;
    static constexpr Raw kMin = 0;
    static constexpr Raw kMax = 253'402'300'799'999;
    static constexpr Raw raw(core::Instant value) {
        return static_cast<Raw>(value.time_since_epoch().count());
    }
    static constexpr core::Instant make(Raw raw) {
        return core::Instant{core::Millis{static_cast<std::int64_t>(raw)}};
    }
    static std::string shown(core::Instant value) { return core::toIso(value); }
};

// A length of time: up to some thirty thousand years either way, so that adding two is safe.
template <>
struct Leaf<core::Millis> {
    using Raw = std::int64_t;
    static constexpr Raw kMin = -1'000'000'000'000'000;
    static constexpr Raw kMax = 1'000'000'000'000'000;
    static constexpr Raw raw(core::Millis value) { return value.count(); }
    static constexpr core::Millis make(Raw raw) { return core::Millis{raw}; }
    static Raw shown(core::Millis value) { return value.count(); }
};

template <>
struct Leaf<core::Seat> {
    using Raw = std::uint64_t;
    static constexpr Raw kMin = 1;
    static constexpr Raw kMax = core::Seat::kMost;
    static constexpr Raw raw(core::Seat value) { return value.number; }
    static constexpr core::Seat make(Raw raw) { return core::Seat{static_cast<std::uint8_t>(raw)}; }
    static Raw shown(core::Seat value) { return value.number; }
};

template <>
struct Leaf<cards::Card> {
    using Raw = std::uint64_t;
    static constexpr Raw kMin = 0;
    static constexpr Raw kMax = cards::kDeckSize - 1;
    static constexpr Raw raw(cards::Card value) { return value.index(); }
    static constexpr cards::Card make(Raw raw) {
        return {static_cast<cards::Rank>(raw / cards::kSuitCount),
                static_cast<cards::Suit>(raw % cards::kSuitCount)};
    }
    static std::string shown(cards::Card value) { return value.text(); }
};

template <typename Tag>
struct Leaf<core::Number<Tag>> {
    using Raw = std::uint64_t;
    static constexpr Raw kMin = 1;
    static constexpr Raw kMax = std::numeric_limits<Raw>::max();
    static constexpr Raw raw(core::Number<Tag> value) { return value.value; }
    static constexpr core::Number<Tag> make(Raw raw) { return {raw}; }
    static Raw shown(core::Number<Tag> value) { return value.value; }
};

template <typename Tag>
struct Leaf<core::Name<Tag>> {
    using Raw = std::string_view;
    static constexpr std::size_t kMaxBytes = core::Name<Tag>::kMaxLength;
    static Raw raw(const core::Name<Tag>& value) { return value.text(); }
    static bool sound(const core::Name<Tag>& value) { return !value.empty(); }
    static std::optional<core::Name<Tag>> make(Raw raw) {
        auto name = core::Name<Tag>::parse(raw);
        if (!name)
            return std::nullopt;
        return std::move(*name);
    }
};

template <>
struct Leaf<core::Text> {
    using Raw = std::string_view;
    static constexpr std::size_t kMaxBytes = core::Text::kMaxBytes;
    static Raw raw(const core::Text& value) { return value.value(); }
    static bool sound(const core::Text&) { return true; }
    static std::optional<core::Text> make(Raw raw) {
        auto text = core::Text::parse(raw);
        return text ? std::optional(std::move(*text)) : std::nullopt;
    }
};

// Plain text: any UTF-8. Words from outside belong into core::Text, which is checked where they
// enter; a plain string is for what our own code writes.
template <>
struct Leaf<std::string> {
    using Raw = std::string_view;
    static constexpr std::size_t kMaxBytes = 4096;
    static Raw raw(const std::string& value) { return value; }
    static bool sound(const std::string& value) {
        return value.size() <= kMaxBytes && core::isUtf8(value);
    }
    static std::optional<std::string> make(Raw raw) {
        return core::isUtf8(raw) ? std::optional(std::string(raw)) : std::nullopt;
    }
};

} // namespace pitwatch::wire
