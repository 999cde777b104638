#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

// The words of rule sets, submissions and rounds, each with the one spelling used in files and
// JSON. A new word is one line in an enum and one in its table of names.

namespace pitwatch::rules {

enum class Game : std::uint8_t { LetItRide, RunEmTwice };

enum class Status : std::uint8_t { Current, Historical };

enum class DealingMethod : std::uint8_t { Hand, ManualShoe, AutomatedShoe };

// What a submission offers. Base stands for the bets of Let It Ride and the antes of Run 'Em Twice.
enum class Wager : std::uint8_t { Base, FiveCard, ThreeCard, SixCard, UltimatePairs, Progressive };
inline constexpr std::size_t kWagerCount = 6;

// Main is the meter of a paytable that has only one.
enum class MeterLevel : std::uint8_t { Main, Mega, Major, Minor };
inline constexpr std::size_t kMeterLevelCount = 4;

// Which cards a paytable looks at.
enum class CardsUsed : std::uint8_t { Two, Three, Five, Six };

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

// Returned is a bet the California bank did not cover.
enum class LineResult : std::uint8_t { Win, Lose, Push, Withdrawn, Returned };

template <typename E>
struct Spelling {
    E value;
    std::string_view name;
};

// Every word of an enum with its spelling, in the enum's order.
template <typename E>
std::span<const Spelling<E>> spellings();

template <typename E>
std::string_view nameOf(E value) {
    return spellings<E>()[static_cast<std::size_t>(value)].name;
}

template <typename E>
std::optional<E> parseName(std::string_view name) {
    for (const auto& spelling : spellings<E>())
        if (spelling.name == name)
            return spelling.value;
    return std::nullopt;
}

} // namespace pitwatch::rules
