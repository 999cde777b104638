#pragma once

#include "shared/core/enum_names.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

// The words of rule sets, submissions and rounds, each with the one spelling used in files and
// JSON. A new word is one more in an enum and in its list of names.

namespace pitwatch::rules {

enum class Game : std::uint8_t { LetItRide, RunEmTwice };
constexpr auto enumNames(Game) {
    return core::names("let_it_ride", "run_em_twice");
}

enum class Status : std::uint8_t { Current, Historical };
constexpr auto enumNames(Status) {
    return core::names("current", "historical");
}

enum class DealingMethod : std::uint8_t { Hand, ManualShoe, AutomatedShoe };
constexpr auto enumNames(DealingMethod) {
    return core::names("hand", "manual_shoe", "automated_shoe");
}

// What a submission offers. Base stands for the bets of Let It Ride and the antes of Run 'Em Twice.
enum class Wager : std::uint8_t { Base, FiveCard, ThreeCard, SixCard, UltimatePairs, Progressive };
constexpr auto enumNames(Wager) {
    return core::names("base", "five_card", "three_card", "six_card", "ultimate_pairs",
                       "progressive");
}
inline constexpr std::size_t kWagerCount = core::kEnumCount<Wager>;

// Main is the meter of a paytable that has only one.
enum class MeterLevel : std::uint8_t { Main, Mega, Major, Minor };
constexpr auto enumNames(MeterLevel) {
    return core::names("main", "mega", "major", "minor");
}
inline constexpr std::size_t kMeterLevelCount = core::kEnumCount<MeterLevel>;

// Which cards a paytable looks at.
enum class CardsUsed : std::uint8_t { Two, Three, Five, Six };
constexpr auto enumNames(CardsUsed) {
    return core::names("two", "three", "five", "six");
}

// The hands paytables name.
enum class PaidHand : std::uint8_t {
    RoyalFlush,
    StraightFlush,
    FourOfAKind,
    FullHouse,
    Flush,
    Straight,
    ThreeOfAKind,
    TwoPair,
    Pair,
    AkqSuited,
    AkqSpades,
    AkqOther,
    SuperRoyalDiamonds,
    SuperRoyalOther,
    AcesHeartsDiamonds,
    AceKingSuited,
    AceQueenOrJackSuited,
    AceKingOffsuit,
    AceQueenOrJackOffsuit
};
constexpr auto enumNames(PaidHand) {
    return core::names("royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush",
                       "straight", "three_of_a_kind", "two_pair", "pair", "akq_suited",
                       "akq_spades", "akq_other", "super_royal_diamonds", "super_royal_other",
                       "aces_hearts_diamonds", "ace_king_suited", "ace_queen_or_jack_suited",
                       "ace_king_offsuit", "ace_queen_or_jack_offsuit");
}

// What a document foresees to go wrong with the cards, and what follows.
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
    StubWrongNotMisdealt
};
constexpr auto enumNames(Irregularity) {
    return core::names("one_card_face_up", "several_cards_face_up", "card_drawn_in_error",
                       "wrong_card_count", "community_exposed_early", "shuffler_jam", "shoe_jam",
                       "device_out_of_use", "player_skipped", "player_left", "stub_wrong_misdealt",
                       "stub_wrong_not_misdealt");
}

enum class Consequence : std::uint8_t {
    SetAside,
    UseAsNext,
    Reshuffle,
    Void,
    VoidAndReshuffle,
    VoidAndRemoveDeck,
    CoverOrSign,
    PlaysNextHand,
    MayBeAbandoned
};
constexpr auto enumNames(Consequence) {
    return core::names("set_aside", "use_as_next", "reshuffle", "void", "void_and_reshuffle",
                       "void_and_remove_deck", "cover_or_sign", "plays_next_hand",
                       "may_be_abandoned");
}

// One wager as it lies on the layout, in the order in which a player's lines are listed.
enum class LineWager : std::uint8_t {
    Bet1,
    Bet2,
    Bet3,
    Ante1,
    Ante2,
    Run1,
    Run2,
    Center,
    FiveCard,
    ThreeCard,
    SixCard,
    UltimatePairs,
    Progressive
};
constexpr auto enumNames(LineWager) {
    return core::names("bet1", "bet2", "bet3", "ante1", "ante2", "run1", "run2", "center",
                       "five_card", "three_card", "six_card", "ultimate_pairs", "progressive");
}

// Returned is a bet the California bank did not cover.
enum class LineResult : std::uint8_t { Win, Lose, Push, Withdrawn, Returned };
constexpr auto enumNames(LineResult) {
    return core::names("win", "lose", "push", "withdrawn", "returned");
}

// The one spelling of a word.
template <core::NamedEnum E>
constexpr std::string_view nameOf(E value) {
    return core::enumName(value);
}

// Every word of an enum, in its order.
template <core::NamedEnum E>
constexpr auto allOf() {
    std::array<E, core::kEnumCount<E>> words{};
    for (std::size_t index = 0; index < words.size(); ++index)
        words[index] = static_cast<E>(index);
    return words;
}

} // namespace pitwatch::rules
