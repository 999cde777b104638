#pragma once

#include "shared/core/enum_names.h"

#include <cstdint>

// The hands that paytables name, and of which cards they are made.

namespace pitwatch::vocabulary {

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

} // namespace pitwatch::vocabulary
