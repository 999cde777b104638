#include "shared/table/rounds/rounds.h"

#include <algorithm>

// Whether cards have left the deck, by whatever tells it.

namespace pitwatch::table {

namespace {

// Somebody had bet, and has lost it before the deal: nobody is there to deal to.
bool allAreLost(const State& state) {
    const auto lost = [](const SeatState& seat) { return seat.lost(); };
    if (std::ranges::none_of(state.round->seats, lost))
        return false;
    for (std::uint8_t number = 1; number <= kSeats; ++number)
        if (inPlay(state, {number}))
            return false;
    return true;
}

} // namespace

// Whoever decides has seen cards, though the word of the deal, or of an earlier decision, was lost.
bool playHasBegun(const Round& round) {
    return std::any_of(round.board.begin(), round.board.end(),
                       [](const auto& card) { return card.has_value(); }) ||
           std::any_of(round.seats.begin(), round.seats.end(),
                       [](const SeatState& seat) { return seat.hasDecided() || seat.hasCards(); });
}

bool dealHasBegun(const Round& round) {
    return round.phase == Phase::Dealt || !round.packets.empty() || playHasBegun(round);
}

bool anyCardSeen(const Round& round) {
    return dealHasBegun(round) || !round.faceUp.empty();
}

bool isEmpty(const Round& round) {
    const bool anyBet = std::ranges::any_of(round.seats, [](const SeatState& seat) {
        return std::ranges::any_of(seat.wagers,
                                   [](core::Cents amount) { return amount > core::Cents{}; });
    });
    return round.phase == Phase::Betting && !anyBet && round.bankWager == core::Cents{} &&
           !anyCardSeen(round);
}

bool nothingDealt(const State& state) {
    const Round& round = *state.round;
    return (state.dealsAreTold || !state.playedUntold) && !anyCardSeen(round) &&
           !round.stubCounted && !round.cardsNoticed;
}

bool nobodyDealtTo(const State& state) {
    return state.dealsAreTold && nothingDealt(state) &&
           (state.round->nobodyBet || allAreLost(state));
}

} // namespace pitwatch::table
