#pragma once

#include "shared/table/internal/draft.h"

// Whom the bank is offered to: clockwise, and to nobody at an empty seat. Where nobody is known to
// sit anywhere, every seat may have somebody.

namespace pitwatch::table {

// Clockwise is by ascending seat; the last position is followed by the first.
core::Seat nextSeat(const State& state, core::Seat seat);

// The round that the next player-dealer banks.
events::RoundId nextBanked(const State& state);

// To the seat itself, or to the next one where somebody sits other than `by`, who had it before,
// and than the player who banked last, at whatever chair, until the offer has come round. All
// around nobody: to the seat itself.
void offerBank(Draft& draft, core::Seat from, std::optional<core::Seat> by = std::nullopt);

// Whether it is that seat's turn to answer: it is offered the bank, or the offer passed it over
// because nobody was known to sit there.
bool mayAnswer(const State& state, core::Seat seat);

// Somebody sat down, left, or took another's place: an offer moves on from an empty seat, and a
// player-dealer who is gone gives the bank up, after the hand where one is being played.
void seatChanged(Draft& draft, core::Seat seat);

// Takes the bank from whoever holds it and offers it to the next.
void passOn(Draft& draft);

std::optional<events::PlayerId> playerAt(const State& state, core::Seat seat);

// When the bets are closed: who bet, is known or banks sits there, and nobody else.
void noteTakenSeats(State& state);

} // namespace pitwatch::table
