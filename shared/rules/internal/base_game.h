#pragma once

#include "shared/rules/internal/bank.h"
#include "shared/rules/settlement.h"

#include <optional>
#include <string>

// What differs between the games of the family: how the base wagers are decided and settled, and
// which cards each wager looks at. Stateless; one object per game for the whole process.

namespace pitwatch::rules {

// Why a round is refused, or nothing.
using Refusal = std::optional<std::string>;

// What one seat's cards are worth to each kind of wager. Only what a wager of that seat looks at,
// and what others' Envy needs, is filled in.
struct SeatHands {
    std::optional<cards::FiveCardCategory> shown;
    // Run 1 and run 2; Let It Ride has the first only.
    std::array<HandClass, 2> base{};
    // By WagerKind, of the side wagers and the progressive.
    std::array<HandClass, core::kEnumCount<WagerKind>> classes{};
    // Whether the hand counts for the Envy of others.
    bool feedsEnvy = false;

    HandClass& of(WagerKind wager) { return classes[static_cast<std::size_t>(wager)]; }
    HandClass of(WagerKind wager) const { return classes[static_cast<std::size_t>(wager)]; }
};

class BaseGame {
public:
    virtual ~BaseGame() = default;

    virtual Refusal checkDecisions(const SeatRound& seat) const = 0;
    virtual Refusal checkBoard(const Round& round) const = 0;
    virtual SeatHands evaluate(const TableRules& table, const Round& round,
                               const SeatRound& seat) const = 0;
    // Adds the lines of the base wagers. `bank` is there where a player banks the game.
    virtual void settleBase(const TableRules& table, const SeatRound& seat, const SeatHands& hands,
                            Bank* bank, SettledSeat& settled) const = 0;
};

const BaseGame& letItRide();
const BaseGame& runEmTwice();
const BaseGame& baseGame(Game game);

} // namespace pitwatch::rules
