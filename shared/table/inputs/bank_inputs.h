#pragma once

#include "shared/core/ids.h"
#include "shared/core/money.h"

#include <string_view>

// A player banks the game.

namespace pitwatch::table {

struct AcceptBank {
    static constexpr std::string_view kName = "accept_bank";
    core::Seat seat{};
};

// Whoever it is offered to, or the player-dealer between two rounds: nobody is forced.
struct DeclineBank {
    static constexpr std::string_view kName = "decline_bank";
    core::Seat seat{};
};

// The player-dealer's wager in all; a later one before "no more bets" replaces it.
struct PlaceBankWager {
    static constexpr std::string_view kName = "place_bank_wager";
    core::Seat seat{};
    core::Cents amount;
    // Told by the sensor of the place, not by a person.
    bool sensed = false;
};

// The seat at which the settling of this round begins.
struct TellActionSeat {
    static constexpr std::string_view kName = "tell_action_seat";
    core::Seat seat{};
};

} // namespace pitwatch::table
