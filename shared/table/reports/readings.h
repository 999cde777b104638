#pragma once

#include "shared/table/refusals/card_refusals.h"
#include "shared/table/rounds/irregularities.h"

#include <span>

// What a reader tells against what it told before. A card lies at one place, and a place holds what
// it holds: where two readings differ one of them is wrong, and people say which. What they have
// told again after that holds, and whatever it speaks against is read anew.

namespace pitwatch::table {

// Where on the board the cards belong: [first, last) by rules::BoardPlace. Empty where they belong
// nowhere. The player-dealer's stack becomes the community cards.
struct BoardSpan {
    std::size_t first = 0;
    std::size_t last = 0;

    bool empty() const { return first == last; }
};
BoardSpan boardSpan(const State& state, events::Place place, std::uint8_t first, std::size_t count);

PlacesRead placesOf(const BoardSpan& span);
PlacesRead boxRead();
PlacesRead handRead(core::Seat seat);

enum class Reading : std::uint8_t {
    New,
    Again,     // Known already.
    Otherwise, // Not as it was read before, there or elsewhere.
    Impossible // One card twice.
};
Reading compare(const Round& round, PlacesRead places, std::span<const cards::Card> cards);

// People have ruled on what was read there, and wherever else these cards were read.
bool mayBeReadAgain(const Round& round, PlacesRead places, std::span<const cards::Card> cards);
// Asks which of the readings holds, now or in its turn; refuses what nobody can be asked about.
void askWhichHolds(Draft& draft, std::string_view command, Observation seen, CardRefusal why);

// The floorperson is asked: what is told again of these places holds.
void noteDiffering(State& state, const events::IrregularityObserved& event);
// Cards are told to lie there, so that nothing else does and they lie nowhere else.
void makeRoom(Round& round, PlacesRead places, std::span<const cards::Card> cards);

} // namespace pitwatch::table
