#pragma once

#include "shared/events/values.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// Something that is said to people, as a value: which sentence it is, and what stands in it. It is
// put into words where somebody reads it, in the reader's language (shared/wording); the record
// keeps the value.

namespace pitwatch::events {

using ListName = core::Name<struct ListTag>; // "deck_refusal"
using CodeName = core::Name<struct CodeTag>; // "not_cut"

// An enum whose values people are told: it has a name of its own, stated beside its enumNames().
//
//   constexpr std::string_view listName(DeckColour) { return "deck_colour"; }
template <typename E>
concept Listed = core::NamedEnum<E> && requires {
    { listName(E{}) } -> std::convertible_to<std::string_view>;
};

constexpr std::string_view listName(DeckColour) {
    return "deck_colour";
}

// One value of such an enum. It travels by name: who does not know it keeps it and shows the name,
// so that a new value is no new version of the events that carry it.
struct Code {
    ListName list{};
    CodeName name{};

    Code() = default;
    template <Listed E>
    Code(E value)
        : list(*ListName::parse(listName(value))), name(*CodeName::parse(core::enumName(value))) {}

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "list", list, "name", name);
    }
    friend auto operator<=>(const Code&, const Code&) = default;
};

// What may stand in a sentence, each by its type. A new one goes to the end, and is a new version
// of the events that carry phrases.
template <typename T, typename Kind>
struct ArgumentOf {
    static constexpr std::string_view kName = Kind::kName;

    T value{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "value", value);
    }
    friend bool operator==(const ArgumentOf&, const ArgumentOf&) = default;
};
struct CountKind {
    static constexpr std::string_view kName = "count";
};
struct MoneyKind {
    static constexpr std::string_view kName = "money";
};
struct SeatKind {
    static constexpr std::string_view kName = "seat";
};
struct CodeKind {
    static constexpr std::string_view kName = "code";
};
struct TextKind {
    static constexpr std::string_view kName = "text";
};
using CountArgument = ArgumentOf<std::uint64_t, CountKind>; // How many, or the number of something.
using MoneyArgument = ArgumentOf<core::Cents, MoneyKind>;
using SeatArgument = ArgumentOf<core::Seat, SeatKind>;
using CodeArgument = ArgumentOf<Code, CodeKind>;       // A word that is translated, too.
using TextArgument = ArgumentOf<core::Text, TextKind>; // Names, and words of people: as they are.
using Argument =
    std::variant<CountArgument, MoneyArgument, SeatArgument, CodeArgument, TextArgument>;

template <std::unsigned_integral Number>
Argument argument(Number count) {
    return CountArgument{count};
}
template <typename Tag>
Argument argument(core::Number<Tag> number) {
    return CountArgument{number.value};
}
template <typename Tag>
Argument argument(const core::Name<Tag>& name) {
    return TextArgument{core::Text::fitted(name.text())};
}
template <Listed E>
Argument argument(E value) {
    return CodeArgument{value};
}
inline Argument argument(core::Cents amount) {
    return MoneyArgument{amount};
}
inline Argument argument(core::Seat seat) {
    return SeatArgument{seat};
}
inline Argument argument(core::Text text) {
    return TextArgument{std::move(text)};
}

// The sentences of others: of a person, of a device, of a reader of files, of older software.
enum class Quoted : std::uint8_t { AsWritten };
constexpr auto enumNames(Quoted) {
    return core::names("as_written");
}
constexpr std::string_view listName(Quoted) {
    return "quoted";
}

// Several words where the sentence has one place: the word behind it, and what follows that, which
// may be the next of these.
enum class Series : std::uint8_t { Next };
constexpr auto enumNames(Series) {
    return core::names("next");
}
constexpr std::string_view listName(Series) {
    return "series";
}

struct Phrase {
    Code code{};
    std::vector<Argument> arguments{}; // In the order in which the English sentence counts them.

    Phrase() : Phrase(Quoted::AsWritten, core::Text{}) {} // Nothing was said.
    template <Listed E, typename... Arguments>
    Phrase(E what, const Arguments&... given) : code(what), arguments{argument(given)...} {}
    // With another sentence in it, as the last argument: its code, and behind that what stands in
    // it.
    Phrase with(const Phrase& inner) const {
        Phrase whole = *this;
        // Made in place: GCC 12 takes the parts of a moved variant for uninitialised.
        whole.arguments.emplace_back(CodeArgument{inner.code});
        whole.arguments.insert(whole.arguments.end(), inner.arguments.begin(),
                               inner.arguments.end());
        return whole;
    }
    static Phrase quoted(const core::Text& text) { return {Quoted::AsWritten, text}; }
    bool empty() const { return *this == Phrase(); }

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "code", code, "arguments", arguments);
    }
    friend bool operator==(const Phrase&, const Phrase&) = default;
};

// A field that held a sentence before version `first` of an event, and holds a phrase since.
template <typename Archive>
void phraseSince(unsigned first, Archive& archive, unsigned version, const char* name,
                 Phrase& phrase) {
    if (version >= first)
        return fields(archive, name, phrase);
    core::Text sentence;
    fields(archive, name, sentence);
    phrase = Phrase::quoted(sentence);
}
template <typename Archive>
void phraseSince2(Archive& archive, unsigned version, const char* name, Phrase& phrase) {
    phraseSince(2, archive, version, name, phrase);
}

} // namespace pitwatch::events
