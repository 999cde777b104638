#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// Decks: their opening, shuffle, cut, stub and removal.

namespace pitwatch::table {

enum class DeckRefusal : std::uint8_t {
    NoSuchColour,
    NotAtTable,
    NoDeck,
    LabelUnknown,
    LeftForGood,
    HereAlready,
    SameColour,
    EnoughDecks,
    OtherNumber,
    BeingDealt,
    NoRoundPlayed,
    BagTakesTwo,
    CardTakesTwo,
    OtherStepNext,
    InspectorVerifies,
    NotPrepared,
    OpeningIncomplete,
    ShufflerShuffles,
    ShufflerNotMarked,
    NotShuffled,
    CardsDealt,
    CoverCardOutside,
    CoverCardTooHigh,
    NotCut,
    FirstCardDealt,
    MustLeave,
    NotDealable,
    StubInRack,
    HandsUnknown,
    NoWrongStub,
    NoPreinspected,
    NoCoverCard,
    OtherDesign,
    NoSuchStep,
    NoCardDealt
};
constexpr auto enumNames(DeckRefusal) {
    return core::names("no_such_colour", "not_at_table", "no_deck", "label_unknown",
                       "left_for_good", "here_already", "same_colour", "enough_decks",
                       "other_number", "being_dealt", "no_round_played", "bag_takes_two",
                       "card_takes_two", "other_step_next", "inspector_verifies", "not_prepared",
                       "opening_incomplete", "shuffler_shuffles", "shuffler_not_marked",
                       "not_shuffled", "cards_dealt", "cover_card_outside", "cover_card_too_high",
                       "not_cut", "first_card_dealt", "must_leave", "not_dealable", "stub_in_rack",
                       "hands_unknown", "no_wrong_stub", "no_preinspected", "no_cover_card",
                       "other_design", "no_such_step", "no_card_dealt");
}
constexpr std::string_view listName(DeckRefusal) {
    return "deck_refusal";
}

} // namespace pitwatch::table
