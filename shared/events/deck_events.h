#pragma once

#include "shared/core/clock.h"
#include "shared/core/enum_names.h"
#include "shared/events/event_type.h"

#include <boost/serialization/nvp.hpp>

#include <cstdint>
#include <string_view>

// What happened to a deck of cards.

namespace pitwatch::events {

// The colour of a deck's backs: how a table with two decks tells them apart.
enum class DeckColour : std::uint8_t { Red, Blue };
constexpr auto enumNames(DeckColour) {
    return core::names("red", "blue");
}

struct DeckShuffled {
    static constexpr EventType kType{101};
    static constexpr std::string_view kName = "deck_shuffled";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};
    std::uint8_t cardCount = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        archive& boost::serialization::make_nvp("deck", deck);
        archive& boost::serialization::make_nvp("card_count", cardCount);
    }
    friend bool operator==(const DeckShuffled&, const DeckShuffled&) = default;
};

struct DeckEnteredPlay {
    static constexpr EventType kType{102};
    static constexpr std::string_view kName = "deck_entered_play";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        archive& boost::serialization::make_nvp("deck", deck);
    }
    friend bool operator==(const DeckEnteredPlay&, const DeckEnteredPlay&) = default;
};

// From now on the deck must be off the table by `dueAt`.
struct DeckDueSet {
    static constexpr EventType kType{103};
    static constexpr std::string_view kName = "deck_due_set";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};
    core::Instant dueAt{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        archive& boost::serialization::make_nvp("deck", deck);
        archive& boost::serialization::make_nvp("due_at", dueAt);
    }
    friend bool operator==(const DeckDueSet&, const DeckDueSet&) = default;
};

} // namespace pitwatch::events
