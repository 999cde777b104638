#pragma once

#include "shared/events/event_type.h"
#include "shared/events/values.h"

#include <string_view>

// What happened to a deck of cards. At a table a deck is told by its colour; DeckReceived says
// which physical deck that is until DeckRemoved.

namespace pitwatch::events {

enum class ShuffleMethod : std::uint8_t { Device, Manual, Preshuffled };
constexpr auto enumNames(ShuffleMethod) {
    return core::names("device", "manual", "preshuffled");
}

enum class DeckRemovalReason : std::uint8_t {
    Due,
    Overdue,
    WrongCount,
    Defect,
    StubCount,
    FloorpersonOrder,
    TableClosed,
    Irregularity
};
constexpr auto enumNames(DeckRemovalReason) {
    return core::names("due", "overdue", "wrong_count", "defect", "stub_count", "floorperson_order",
                       "table_closed", "irregularity");
}

struct DeckShuffled {
    static constexpr EventType kType{101};
    static constexpr std::string_view kName = "deck_shuffled";
    static constexpr unsigned kVersion = 2;

    DeckColour deck{};
    std::uint8_t cardCount = 0; // 0 where nobody counted.
    ShuffleMethod method{};
    std::optional<PersonId> by{}; // Nobody where a device did it, or in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "deck", deck, "card_count", cardCount, "method", method);
        if (version >= 2)
            fields(archive, "by", by);
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
        fields(archive, "deck", deck);
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
        fields(archive, "deck", deck, "due_at", dueAt);
    }
    friend bool operator==(const DeckDueSet&, const DeckDueSet&) = default;
};

struct DeckReceived {
    static constexpr EventType kType{104};
    static constexpr std::string_view kName = "deck_received";
    static constexpr unsigned kVersion = 2;

    DeckColour deck{};
    DeckId id{};
    bool preinspected = false; // Then the opening steps are skipped.
    PersonId by{};
    // What is known of it besides; empty where nobody said.
    core::Text design{};
    std::optional<bool> coverCard{};
    std::optional<PersonId> preinspectedBy{};
    std::optional<PersonId> preshuffledBy{};
    core::Text seal{}; // Or the number of its box.
    std::optional<PersonId> deliveredBy{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "deck", deck, "id", id, "preinspected", preinspected, "by", by);
        if (version >= 2)
            fields(archive, "design", design, "cover_card", coverCard, "preinspected_by",
                   preinspectedBy, "preshuffled_by", preshuffledBy, "seal", seal, "delivered_by",
                   deliveredBy);
    }
    friend bool operator==(const DeckReceived&, const DeckReceived&) = default;
};

struct DeckPutInShuffler {
    static constexpr EventType kType{115};
    static constexpr std::string_view kName = "deck_put_in_shuffler";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "deck", deck);
    }
    friend bool operator==(const DeckPutInShuffler&, const DeckPutInShuffler&) = default;
};

struct DeckPutInRack {
    static constexpr EventType kType{116};
    static constexpr std::string_view kName = "deck_put_in_rack";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};
    RoundId round{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "deck", deck, "round", round);
    }
    friend bool operator==(const DeckPutInRack&, const DeckPutInRack&) = default;
};

struct DeckDueWarned {
    static constexpr EventType kType{117};
    static constexpr std::string_view kName = "deck_due_warned";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};
    core::Instant dueAt{};
    std::uint16_t minutesLeft = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "deck", deck, "due_at", dueAt, "minutes_left", minutesLeft);
    }
    friend bool operator==(const DeckDueWarned&, const DeckDueWarned&) = default;
};

struct DeckOverdue {
    static constexpr EventType kType{118};
    static constexpr std::string_view kName = "deck_overdue";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};
    core::Instant dueAt{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "deck", deck, "due_at", dueAt);
    }
    friend bool operator==(const DeckOverdue&, const DeckOverdue&) = default;
};

// What is written on the bag that a removed deck leaves in.
struct BagLabel {
    core::TableId table{};
    core::Instant sealedAt{};
    PersonId dealer{};
    PersonId floorperson{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "table", table, "sealed_at", sealedAt, "dealer", dealer, "floorperson",
               floorperson);
    }
    friend bool operator==(const BagLabel&, const BagLabel&) = default;
};

// The deck left the table for good: a deck that left does not come back.
struct DeckRemoved {
    static constexpr EventType kType{119};
    static constexpr std::string_view kName = "deck_removed";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};
    DeckId id{};
    DeckRemovalReason reason{};
    PersonId by{};
    BagLabel bag{};
    core::Text section{}; // The rule that asks for it, where one does.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "deck", deck, "id", id, "reason", reason, "by", by, "bag", bag, "section",
               section);
    }
    friend bool operator==(const DeckRemoved&, const DeckRemoved&) = default;
};

// One damaged or missing card was replaced; two people answer for it.
struct CardReplaced {
    static constexpr EventType kType{120};
    static constexpr std::string_view kName = "card_replaced";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};
    cards::Card card{cards::Rank::Two, cards::Suit::Spades};
    core::Text reason{};
    PersonId by{};
    PersonId witness{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "deck", deck, "card", card, "reason", reason, "by", by, "witness", witness);
    }
    friend bool operator==(const CardReplaced&, const CardReplaced&) = default;
};

} // namespace pitwatch::events
