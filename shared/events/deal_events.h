#pragma once

#include "shared/events/event_type.h"
#include "shared/events/values.h"

#include <string_view>

// Where the cards of a round went. No card has an identity here before the rules have it face up.

namespace pitwatch::events {

enum class Place : std::uint8_t {
    Player,
    Community,
    CommunityLeft,
    CommunityRight,
    CommunityTop,
    CommunityBottom,
    CommunityCenter,
    SixCardBox,
    PlayerDealer,
    Burned,
    Discarded
};
constexpr auto enumNames(Place) {
    return core::names("player", "community", "community_left", "community_right", "community_top",
                       "community_bottom", "community_center", "six_card_box", "player_dealer",
                       "burned", "discarded");
}

// One packet of cards as it left the deck, face down.
struct DealtPacket {
    Place place{};
    std::optional<core::Seat> seat{};
    std::uint8_t count = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "place", place, "seat", seat, "count", count);
    }
    friend bool operator==(const DealtPacket&, const DealtPacket&) = default;
};

// In the order in which the cards were dealt.
struct CardsDealt {
    static constexpr EventType kType{305};
    static constexpr std::string_view kName = "cards_dealt";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    DeckColour deck{};
    std::vector<DealtPacket> packets{};
    bool complete = true; // False where more packets of the round follow.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "deck", deck, "packets", packets, "complete", complete);
    }
    friend bool operator==(const CardsDealt&, const CardsDealt&) = default;
};

// Cards turned face up; `first` is the place of the first of them in its packet, from 1.
struct CardsRevealed {
    static constexpr EventType kType{306};
    static constexpr std::string_view kName = "cards_revealed";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    Place place{};
    std::optional<core::Seat> seat{};
    std::uint8_t first = 0;
    std::vector<cards::Card> cards{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "place", place, "seat", seat, "first", first, "cards",
               cards);
    }
    friend bool operator==(const CardsRevealed&, const CardsRevealed&) = default;
};

struct HandRevealed {
    static constexpr EventType kType{307};
    static constexpr std::string_view kName = "hand_revealed";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    core::Seat seat{};
    std::vector<cards::Card> cards{};
    std::optional<HandName> hand{}; // None where the board it needs was never dealt.

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "seat", seat, "cards", cards, "hand", hand);
    }
    friend bool operator==(const HandRevealed&, const HandRevealed&) = default;
};

// Cards of the deal that went from the board to the rack unseen, told when that happened.
struct CardsBurned {
    static constexpr EventType kType{315};
    static constexpr std::string_view kName = "cards_burned";
    static constexpr unsigned kVersion = 1;

    RoundId round{};
    std::uint8_t count = 0;

    template <typename Archive>
    void serialize(Archive& archive, unsigned /*version*/) {
        fields(archive, "round", round, "count", count);
    }
    friend bool operator==(const CardsBurned&, const CardsBurned&) = default;
};

struct CardsMovedToRack {
    static constexpr EventType kType{309};
    static constexpr std::string_view kName = "cards_moved_to_rack";
    static constexpr unsigned kVersion = 2;

    RoundId round{};
    DeckColour deck{};
    // As somebody or a device counted them for this round; none where nobody did. Version 1 said 52
    // in any case.
    std::optional<std::uint8_t> count{};

    template <typename Archive>
    void serialize(Archive& archive, unsigned version) {
        fields(archive, "round", round, "deck", deck);
        if (version >= 2)
            return fields(archive, "count", count);
        std::uint8_t said = 0;
        fields(archive, "count", said);
        count = said;
    }
    friend bool operator==(const CardsMovedToRack&, const CardsMovedToRack&) = default;
};

} // namespace pitwatch::events
