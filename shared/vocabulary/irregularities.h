#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// What goes wrong with the cards, and what follows.

namespace pitwatch::vocabulary {

// Other is what no document foresees: a floorperson's word for it.
enum class Irregularity : std::uint8_t {
    OneCardFaceUp,
    SeveralCardsFaceUp,
    CardDrawnInError,
    WrongCardCount,
    CommunityExposedEarly,
    ShufflerJam,
    ShoeJam,
    DeviceOutOfUse,
    PlayerSkipped,
    PlayerLeft,
    StubWrongMisdealt,
    StubWrongNotMisdealt,
    Other
};
constexpr auto enumNames(Irregularity) {
    return core::names("one_card_face_up", "several_cards_face_up", "card_drawn_in_error",
                       "wrong_card_count", "community_exposed_early", "shuffler_jam", "shoe_jam",
                       "device_out_of_use", "player_skipped", "player_left", "stub_wrong_misdealt",
                       "stub_wrong_not_misdealt", "other");
}
constexpr std::string_view listName(Irregularity) {
    return "irregularity";
}

// FloorpersonDecided stands where the documents are silent, so no document states it.
enum class Consequence : std::uint8_t {
    SetAside,
    UseAsNext,
    Reshuffle,
    Void,
    VoidAndReshuffle,
    VoidAndRemoveDeck,
    CoverOrSign,
    PlaysNextHand,
    MayBeAbandoned,
    FloorpersonDecided
};
constexpr auto enumNames(Consequence) {
    return core::names("set_aside", "use_as_next", "reshuffle", "void", "void_and_reshuffle",
                       "void_and_remove_deck", "cover_or_sign", "plays_next_hand",
                       "may_be_abandoned", "floorperson_decided");
}
// Whether the round comes to nothing by it.
constexpr bool voids(Consequence consequence) {
    return consequence == Consequence::Void || consequence == Consequence::VoidAndReshuffle ||
           consequence == Consequence::VoidAndRemoveDeck;
}

} // namespace pitwatch::vocabulary
