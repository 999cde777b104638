#pragma once

#include "shared/events/event_type.h"
#include "shared/events/phrase.h"
#include "shared/events/values.h"

#include <string_view>

// How a deck is made ready for play: inspected, shown, mixed and cut. Version 1 of these did not
// say who did it.

namespace pitwatch::events {

// The dealer found no defects.
struct DeckInspected {
    static constexpr EventType kType{105};
    static constexpr std::string_view kName = "deck_inspected";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};
    PersonId dealer{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "deck", deck, "dealer", dealer);
    }
    friend bool operator==(const DeckInspected&, const DeckInspected&) = default;
};

// The floorperson, who is not the dealer, verified the inspection.
struct DeckVerified {
    static constexpr EventType kType{106};
    static constexpr std::string_view kName = "deck_verified";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};
    PersonId floorperson{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "deck", deck, "floorperson", floorperson);
    }
    friend bool operator==(const DeckVerified&, const DeckVerified&) = default;
};

// Face up, by suit and in sequence.
struct DeckSpread {
    static constexpr EventType kType{107};
    static constexpr std::string_view kName = "deck_spread";
    static constexpr unsigned kVersion = 2;

    DeckColour deck{};
    std::optional<PersonId> by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "deck", deck);
        if (version >= 2)
            fields(archive, "by", by);
    }
    friend bool operator==(const DeckSpread&, const DeckSpread&) = default;
};

// The first player had the opportunity to look.
struct DeckViewed {
    static constexpr EventType kType{108};
    static constexpr std::string_view kName = "deck_viewed";
    static constexpr unsigned kVersion = 2;

    DeckColour deck{};
    std::optional<core::Seat> seat{};
    std::optional<PersonId> by{};
    std::optional<CardFace> face{}; // How they lay then, where somebody told.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "deck", deck, "seat", seat);
        if (version >= 2)
            fields(archive, "by", by, "face", face);
    }
    friend bool operator==(const DeckViewed&, const DeckViewed&) = default;
};

struct DeckTurned {
    static constexpr EventType kType{109};
    static constexpr std::string_view kName = "deck_turned";
    static constexpr unsigned kVersion = 2;

    DeckColour deck{};
    std::optional<PersonId> by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "deck", deck);
        if (version >= 2)
            fields(archive, "by", by);
    }
    friend bool operator==(const DeckTurned&, const DeckTurned&) = default;
};

struct DeckWashed {
    static constexpr EventType kType{110};
    static constexpr std::string_view kName = "deck_washed";
    static constexpr unsigned kVersion = 2;

    DeckColour deck{};
    std::optional<PersonId> by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "deck", deck);
        if (version >= 2)
            fields(archive, "by", by);
    }
    friend bool operator==(const DeckWashed&, const DeckWashed&) = default;
};

struct DeckStacked {
    static constexpr EventType kType{111};
    static constexpr std::string_view kName = "deck_stacked";
    static constexpr unsigned kVersion = 2;

    DeckColour deck{};
    std::optional<PersonId> by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "deck", deck);
        if (version >= 2)
            fields(archive, "by", by);
    }
    friend bool operator==(const DeckStacked&, const DeckStacked&) = default;
};

struct DeckCut {
    static constexpr EventType kType{112};
    static constexpr std::string_view kName = "deck_cut";
    static constexpr unsigned kVersion = 2;

    DeckColour deck{};
    std::uint8_t coverCardDepth = 0; // Cards above the cover card.
    std::optional<PersonId> by{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "deck", deck, "cover_card_depth", coverCardDepth);
        if (version >= 2)
            fields(archive, "by", by);
    }
    friend bool operator==(const DeckCut&, const DeckCut&) = default;
};

struct RecutOrdered {
    static constexpr EventType kType{113};
    static constexpr std::string_view kName = "recut_ordered";
    static constexpr unsigned kVersion = 1;

    DeckColour deck{};
    PersonId by{};
    core::Text reason{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "deck", deck, "by", by, "reason", reason);
    }
    friend bool operator==(const RecutOrdered&, const RecutOrdered&) = default;
};

struct ShuffleOrdered {
    static constexpr EventType kType{114};
    static constexpr std::string_view kName = "shuffle_ordered";
    static constexpr unsigned kVersion = 2;

    DeckColour deck{};
    PersonId by{};
    Phrase reason{}; // A sentence in version 1.

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "deck", deck, "by", by);
        phraseSince2(archive, version, "reason", reason);
    }
    friend bool operator==(const ShuffleOrdered&, const ShuffleOrdered&) = default;
};

} // namespace pitwatch::events
