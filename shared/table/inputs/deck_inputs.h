#pragma once

#include "shared/events/deck_events.h"
#include "shared/table/inputs/deck_step.h"
#include "shared/table/role.h"

#include <string_view>

// What is done with decks.

namespace pitwatch::table {

struct ReceiveDeck {
    static constexpr std::string_view kName = "receive_deck";
    Actor by;
    events::DeckColour deck{};
    events::DeckId id;
    // Preinspected and preshuffled: the opening steps are skipped, only the cut is left.
    bool preinspected = false;
    // What is told of it besides, if anything.
    core::Text design{};
    std::optional<bool> coverCard{};
    std::optional<events::PersonId> preinspectedBy{};
    std::optional<events::PersonId> preshuffledBy{};
    core::Text seal{};
    std::optional<events::PersonId> deliveredBy{};
};

// Every step but the shuffle, which is an input of its own.
struct DoDeckStep {
    static constexpr std::string_view kName = "do_deck_step";
    Actor by;
    events::DeckColour deck{};
    DeckStep step{};
    // Who viewed the cards, and how they lay then, where that is known.
    std::optional<core::Seat> seat{};
    std::optional<events::CardFace> face{};
};

// The shuffler says that a shuffle is complete and, if it can count, how many cards it counted.
struct ShuffleFinished {
    static constexpr std::string_view kName = "shuffle_finished";
    events::DeckColour deck{};
    std::optional<std::uint8_t> cardCount{};
};

struct ShuffleByHand {
    static constexpr std::string_view kName = "shuffle_by_hand";
    Actor by;
    events::DeckColour deck{};
};

struct CutDeck {
    static constexpr std::string_view kName = "cut_deck";
    Actor by;
    events::DeckColour deck{};
    // Cards above the cover card.
    std::uint8_t coverCardDepth = 0;
};

struct OrderRecut {
    static constexpr std::string_view kName = "order_recut";
    Actor by;
    events::DeckColour deck{};
    core::Text reason;
};

struct OrderShuffle {
    static constexpr std::string_view kName = "order_shuffle";
    Actor by;
    events::DeckColour deck{};
    core::Text reason;
};

// The shuffler took the deck in.
struct DeckInserted {
    static constexpr std::string_view kName = "deck_inserted";
    events::DeckColour deck{};
};

// The deck was seen in the discard rack outside the end of a round.
struct DeckRacked {
    static constexpr std::string_view kName = "deck_racked";
    events::DeckColour deck{};
};

// Bagged and labelled with table, date, time and the names of two people.
struct RemoveDeck {
    static constexpr std::string_view kName = "remove_deck";
    Actor by;
    events::DeckColour deck{};
    events::DeckRemovalReason reason{};
    events::PersonId dealer;
    events::PersonId floorperson;
};

// One damaged or missing card, replaced before two people.
struct ReplaceCard {
    static constexpr std::string_view kName = "replace_card";
    Actor by;
    Actor witness;
    events::DeckColour deck{};
    cards::Card card{cards::Rank::Two, cards::Suit::Spades};
    core::Text reason;
};

} // namespace pitwatch::table
