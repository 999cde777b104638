#pragma once

#include "shared/cards/card.h"
#include "shared/core/ids.h"
#include "shared/core/money.h"
#include "shared/rules/fixed_list.h"
#include "shared/rules/vocabulary.h"

#include <array>
#include <cstdint>
#include <optional>

// A round as it stands when it is to be settled: cards, wagers, decisions, meters. It claims
// nothing: settle() refuses what is not legal. Plain values of fixed size; any thread.

namespace pitwatch::rules {

// Seven players and the player-dealer.
inline constexpr std::size_t kMaxPositions = 8;

enum class BetChoice : std::uint8_t { None, Ride, Withdraw };

// A run or center wager of so many antes, or a fold; None where it was not reached.
enum class RunChoice : std::uint8_t { None, Once, Twice, Thrice, Fold };

// The wager of so many antes, where the rules know one.
constexpr std::optional<RunChoice> runChoiceOf(int antes) {
    switch (antes) {
    case 1:
        return RunChoice::Once;
    case 2:
        return RunChoice::Twice;
    case 3:
        return RunChoice::Thrice;
    default:
        return std::nullopt;
    }
}

// Places of the board. Let It Ride has First and Second, Run 'Em Twice the cross.
enum class BoardPlace : std::uint8_t { Left, Right, Top, Bottom, Center };
inline constexpr std::size_t kBoardPlaces = 5;
inline constexpr BoardPlace kFirstCommunity = BoardPlace::Left;
inline constexpr BoardPlace kSecondCommunity = BoardPlace::Right;

// One betting box. A player may hold several.
struct SeatRound {
    core::Seat seat;
    // Boxes of one player hold the same number; 0 where it is not known who plays there.
    std::uint8_t player = 0;
    FixedList<cards::Card, 3> cards;
    // By WagerKind, in cents; the base is one bet or one ante. 0 is a wager not made.
    std::array<core::Cents, core::kEnumCount<WagerKind>> stakes{};
    // Let It Ride.
    BetChoice bet1 = BetChoice::None;
    BetChoice bet2 = BetChoice::None;
    // Run 'Em Twice.
    RunChoice run1 = RunChoice::None;
    RunChoice run2 = RunChoice::None;
    RunChoice center = RunChoice::None;
    // Abandoned, forfeited, or folded with nothing else at stake: what lies there is lost whatever
    // the cards, which may be absent, and decisions may be missing. The hand still counts for the
    // Envy of others where its cards are there (L10).
    bool lost = false;
    // Its cards were never seen, and nothing of it is settled; what it has is the Envy for the
    // hands of others.
    bool unseen = false;

    core::Cents& stake(WagerKind wager) { return stakes[static_cast<std::size_t>(wager)]; }
    core::Cents stake(WagerKind wager) const { return stakes[static_cast<std::size_t>(wager)]; }
    bool folded() const {
        return run1 == RunChoice::Fold || run2 == RunChoice::Fold || center == RunChoice::Fold;
    }
};

struct PlayerDealer {
    core::Seat seat;
    core::Cents wager;
};

struct Round {
    FixedList<SeatRound, kMaxPositions> seats;
    // By BoardPlace.
    std::array<std::optional<cards::Card>, kBoardPlaces> board{};
    FixedList<cards::Card, 3> sixCardBox;
    // By MeterLevel: what they show at settlement, this round's contributions included.
    std::array<std::optional<core::Cents>, core::kEnumCount<MeterLevel>> meters{};
    std::optional<PlayerDealer> playerDealer;
    // Where settling begins; the first seat from the dealer's right where none is told (C3).
    std::optional<core::Seat> action;

    std::optional<cards::Card>& at(BoardPlace place) {
        return board[static_cast<std::size_t>(place)];
    }
    const std::optional<cards::Card>& at(BoardPlace place) const {
        return board[static_cast<std::size_t>(place)];
    }
};

} // namespace pitwatch::rules
